/** Stands in for packages that a library names but no screen of ours uses. */
export default () => null;
