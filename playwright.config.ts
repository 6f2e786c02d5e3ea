import { existsSync } from 'node:fs';
import { defineConfig } from '@playwright/test';
import places from './tools/chromium-places.json' with { type: 'json' };

const executablePath = process.env['CHROMIUM'] ?? places.find((place) => existsSync(place));

/** Specs that do not depend on the database. Where both are tested, the embedded one runs only these and the journey. */
const ON_EMBEDDED = ['every-route', 'budget'];
/** Specs that move the bank's clock by days, which ends what others wait for: they run after all others, one at a time. */
const CLOCK = ['pix-automatic', 'pix-automatic-receive', 'transfers'];
const specs = (names: string[]) => names.map((name) => `**/${name}.spec.ts`);
const split: { testMatch?: string[]; testIgnore?: string[] } = process.env['TEST_DATABASE_URL']
  ? { testIgnore: specs(['journey', ...CLOCK, ...ON_EMBEDDED]) }
  : process.env['TEST_POSTGRES_TOO']
    ? { testMatch: specs(ON_EMBEDDED) }
    : { testIgnore: specs(['journey', ...CLOCK]) };

/** Browser tests against the production build; the database under test is PostgreSQL where TEST_DATABASE_URL is set. */
export default defineConfig({
  testDir: 'tests/e2e',
  globalSetup: './tests/support/start-banks.ts',
  // the journey compares balances of the company's account to the cent, so no other test moves money meanwhile
  projects: [
    { name: 'journey', testMatch: '**/journey.spec.ts' },
    { name: 'all else', ...split, dependencies: ['journey'] },
    ...(split.testIgnore ? [{ name: 'clock', testMatch: specs(CLOCK), dependencies: ['all else'], workers: 1 }] : []),
  ],
  // a page waits as often as it works: with three, two cores are seldom idle. Flows change what others show, so fewer run at once
  workers: process.env['TEST_DATABASE_URL'] ? 2 : 3,
  fullyParallel: true,
  timeout: 150_000,
  expect: { timeout: 20_000 },
  forbidOnly: true,
  reporter: 'list',
  use: {
    browserName: 'chromium',
    actionTimeout: 20_000,
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    viewport: { width: 1280, height: 800 },
    // a dialog that still grows moves its buttons between the press and the release of a click, which then hits neither
    contextOptions: { reducedMotion: 'reduce' },
    trace: 'on-first-retry',
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
