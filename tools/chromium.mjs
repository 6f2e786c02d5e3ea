// Finds Chromium, or gets one: Debian's package as root, Playwright's download elsewhere, else says what to install.
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

const found = () => process.env.CHROMIUM ?? PLACES.find(existsSync);

/** Path of a Chromium, or '' for Playwright's own. */
export function ensureChromium() {
  const there = found();
  if (there) return there;
  if (process.getuid?.() === 0 && spawnSync('apt-get', ['--version']).status === 0) {
    console.log('Installing Chromium (Debian package)…');
    spawnSync('apt-get', ['update', '-qq'], { stdio: 'inherit' });
    spawnSync('apt-get', ['install', '-y', '-qq', 'chromium'], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
    const installed = found();
    if (installed) return installed;
  }
  try {
    execFileSync('npx', ['playwright', 'install', 'chromium'], { stdio: 'inherit' });
    return '';
  } catch {
    throw new Error(
      'No Chromium: install the package chromium (Debian, Ubuntu: sudo apt-get install chromium) or set CHROMIUM to its path.',
    );
  }
}
