/** Who may import whom (docs/architecture.md). */
const no = (name, comment, from, to) => ({ name, severity: 'error', comment, from, to });

module.exports = {
  forbidden: [
    no(
      'no-cycles',
      'a cycle cannot be read from either end',
      {},
      { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    ),
    no(
      'contract-stands-alone',
      'the contract imports nothing of this repository',
      { path: '^contract/' },
      { path: '^(bff|src|tests)/' },
    ),
    no(
      'bff-knows-no-portal',
      'the BFF imports the contract only',
      { path: '^bff/' },
      { path: '^(src|tests)/', pathNot: '^tests/support/' },
    ),
    no(
      'tests-of-bff-only-use-support',
      'product code never imports tests',
      { path: '^(bff|src|contract)/', pathNot: '\\.test\\.tsx?$|^bff/test/' },
      { path: '^tests/' },
    ),
    no(
      'areas-through-services',
      "an area reaches another only through the other's service",
      { path: '^bff/src/areas/([^/]+)/' },
      {
        path: '^bff/src/areas/([^/]+)/',
        pathNot: ['^bff/src/areas/$1/', '^bff/src/areas/[^/]+/(service|tables)\\.ts$'],
      },
    ),
    no(
      'only-ledger-writes-entries',
      'money moves through ledger.post alone',
      { path: '^bff/src/areas/' },
      { path: '^bff/src/ledger/', pathNot: '^bff/src/ledger/ledger\\.ts$' },
    ),
    no(
      'portal-takes-types',
      'the portal takes only types of the contract, and what both sides must do alike',
      { path: '^src/' },
      { path: '^contract/', pathNot: '^contract/src/shared/', dependencyTypesNot: ['type-only'] },
    ),
    no(
      'shared-weighs-nothing',
      'what the portal takes of the contract brings nothing with it',
      { path: '^contract/src/shared/', pathNot: '\\.test\\.ts$' },
      { path: '.', pathNot: '^contract/src/shared/' },
    ),
    no('portal-knows-no-bff', 'the portal reaches the BFF over HTTP only', { path: '^src/' }, { path: '^bff/' }),
    no(
      'resources-are-nouns',
      'resources import contract types only',
      { path: '^src/resources/' },
      { path: '^src/(providers|ui|host|plugins)/' },
    ),
    no(
      'providers-know-no-area',
      'providers import resources and the contract',
      { path: '^src/providers/' },
      { path: '^src/(host|plugins)/' },
    ),
    no(
      'ui-knows-no-area',
      'ui knows neither plugins nor the host',
      { path: '^src/ui/' },
      { path: '^src/(host|plugins)/' },
    ),
    no(
      'plugins-stand-alone',
      'a plugin never imports another, nor the host',
      { path: '^src/plugins/([^/]+)/' },
      { path: '^src/(plugins|host)/', pathNot: '^src/plugins/$1/' },
    ),
    no(
      'one-wrapper-for-documents',
      'its defaults are traps: wrapped once',
      {
        path: '.',
        pathNot: [
          '^bff/src/core/(documents|calendar)\\.ts$',
          '^bff/src/rails/(billet|pix)/',
          '^src/ui/',
          '\\.test\\.ts$',
          '^tests/',
        ],
      },
      { path: '@brazilian-utils' },
    ),
    no(
      'no-undeclared',
      'every package is declared',
      { path: '^(contract|bff|src)/' },
      { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|node_modules)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.json'],
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'default'],
    },
  },
};
