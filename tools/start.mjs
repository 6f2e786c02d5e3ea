// Builds portal and BFF if their sources have changed, and runs the BFF, which serves the portal, in this process.
import { buildIfChanged } from './build.mjs';

await buildIfChanged();
await import('../bff/dist/server.js');
