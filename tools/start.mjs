// Builds what is needed and runs the portal and the BFF in this process.
import { buildIfChanged } from './build.mjs';

await buildIfChanged();
await import('../bff/dist/server.js');
