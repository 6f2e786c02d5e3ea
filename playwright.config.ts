import { existsSync } from 'node:fs';
import { defineConfig } from '@playwright/test';

const executablePath = process.env['CHROMIUM'] ?? ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'].find(existsSync);

/** Browser tests against the production build; the database under test is PostgreSQL where TEST_DATABASE_URL is set. */
export default defineConfig({
  testDir: 'tests/e2e',
  // what a page looks like and weighs does not depend on the database
  testIgnore: process.env['TEST_DATABASE_URL'] ? ['**/every-route.spec.ts', '**/budget.spec.ts'] : [],
  globalSetup: './tests/support/start-banks.ts',
  workers: 2,
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
      args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-component-update', '--disable-sync'],
    },
  },
});
