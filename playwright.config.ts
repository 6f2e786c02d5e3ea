import { existsSync } from 'node:fs';
import { defineConfig } from '@playwright/test';

const executablePath =
  process.env['CHROMIUM'] ??
  ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'].find(existsSync);

/** What a page looks like and weighs does not depend on the database. */
const unrelated = process.env['TEST_DATABASE_URL'] ? ['**/every-route.spec.ts', '**/budget.spec.ts'] : [];

/** Browser tests against the production build; the database under test is PostgreSQL where TEST_DATABASE_URL is set. */
export default defineConfig({
  testDir: 'tests/e2e',
  globalSetup: './tests/support/start-banks.ts',
  // the journey counts cents in the company's account, so nothing else moves money meanwhile
  projects: [
    { name: 'journey', testMatch: '**/journey.spec.ts' },
    { name: 'all else', testIgnore: ['**/journey.spec.ts', ...unrelated], dependencies: ['journey'] },
  ],
  workers: 2,
  // a busy machine may be late once; what fails twice is a fault
  retries: process.env['CI'] ? 1 : 0,
  fullyParallel: true,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  forbidOnly: true,
  reporter: 'list',
  use: {
    browserName: 'chromium',
    actionTimeout: 10_000,
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    viewport: { width: 1280, height: 800 },
    trace: 'retain-on-failure',
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});
