/** Stands in for packages that a library names but no screen of ours uses. */
const nothing = () => null;
export default nothing;
/** The one name @refinedev/antd takes of @ant-design/pro-layout. */
export const PageHeader = nothing;
