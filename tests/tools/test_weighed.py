"""What the C compiler is told about each function: see `weighed` in setup.py."""

from __future__ import annotations

from pathlib import Path

from setup import weighed

WRITTEN = """\
static int CPyExec_shoal___games___maldivia___legal__impl(PyObject *module)
{
PyObject *CPyInit_shoal___games___maldivia___legal(void)
{
char CPyDef_shoal___games___maldivia___legal_____top_level__(void) {
CPyTagged CPyDef_shoal___games___maldivia___legal___first(PyObject *cpy_r_sea) {
        PyObject *CPyPy_shoal___games___maldivia___legal___first(PyObject *self, size_t nargs) {
PyObject *CPyDef_shoal___games___maldivia___view___view_of(PyObject *cpy_r_sea) {
PyObject *CPyDef_shoal___games___maldivia___rules___view___far(PyObject *cpy_r_sea) {
PyObject *CPyDef_shoal___table___asking___ask(PyObject *cpy_r_table) {
char CPyDef_shoal___games___maldivia___rules___possible___told(PyObject *cpy_r_sea) {
PyObject *CPyDef_shoal___games___maldivia___view___view_of(PyObject *cpy_r_sea);
    cpy_r_r0 = CPyDef_shoal___games___maldivia___view___view_of(cpy_r_sea);
"""


def test_what_counts_is_made_fast_and_the_rest_is_not(tmp_path: Path) -> None:
    source = tmp_path / "__native_shoal_games_maldivia.c"
    source.write_text(WRITTEN)
    lines = Path(weighed(str(source))).read_text().partition("#endif\n")[2].splitlines()
    words = [line.split()[0] for line in lines]
    assert words == [
        "ONCE", "{", "ONCE", "{", "ONCE", "CPyTagged", "SELDOM", "SELDOM", "PyObject", "SELDOM",
        "SELDOM", "PyObject", "cpy_r_r0",
    ]  # fmt: skip
    assert source.read_text() == WRITTEN  # mypyc knows its own files by their hashes


def test_a_file_that_is_no_library_stays_as_it_is(tmp_path: Path) -> None:
    source = tmp_path / "legal.c"
    source.write_text(WRITTEN)
    assert weighed(str(source)) == str(source)
