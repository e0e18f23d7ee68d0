#!/usr/bin/env bash
# Has LibreOffice work out every formula of a workbook anew and print it.
#
#   docs/check/xlsx.sh gazetteer.xlsx [FOLDER]
#
# Writes FOLDER/<name>.pdf to look at, and one CSV file a sheet. Fails if any cell of any sheet is an error.
# Needs libreoffice-calc (Debian: apt-get install libreoffice-calc).
set -euo pipefail

book=$1
out=${2:-target/xlsx-check}
profile=$(mktemp -d)
trap 'rm -rf "$profile"' EXIT
mkdir -p "$out" "$profile/user"
rm -f "$out"/*.csv

# LibreOffice trusts the values that a workbook brings along unless it is told to calculate.
cat >"$profile/user/registrymodifications.xcu" <<'XCU'
<?xml version="1.0" encoding="UTF-8"?>
<oor:items xmlns:oor="http://openoffice.org/2001/registry">
  <item oor:path="/org.openoffice.Office.Calc/Formula/Load">
    <prop oor:name="OOXMLRecalcMode" oor:op="fuse"><value>0</value></prop>
  </item>
</oor:items>
XCU

office() {
  soffice "-env:UserInstallation=file://$profile" --headless --convert-to "$1" --outdir "$out" "$book" >/dev/null 2>&1
}
office pdf
# comma, double quote, UTF-8, from row 1, …, values as shown, and -1: every sheet in a file of its own
office 'csv:Text - txt - csv (StarCalc):44,34,76,1,,0,false,true,false,false,false,-1'

sheets=$(find "$out" -name '*.csv' | wc -l)
[ "$sheets" -gt 0 ] || { echo "LibreOffice could not read $book" >&2; exit 2; }
if grep -nE '#(REF|VALUE|NAME|DIV/0|NULL|NUM|N/A)|Err:[0-9]+' "$out"/*.csv; then
  echo "error cells in $book" >&2
  exit 1
fi
echo "$sheets sheets, no error cell; pages to look at: $(find "$out" -name '*.pdf')"
