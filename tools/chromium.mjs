// Finds Chromium or installs one: Debian's package as root, Playwright's download elsewhere; else says what to install.
// The headless shell is preferred, as it opens pages at a quarter of the whole browser's cost.
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import places from './chromium-places.json' with { type: 'json' };

const PACKAGES = ['chromium-headless-shell', 'chromium'];

const found = () => process.env.CHROMIUM ?? places.find((place) => existsSync(place));

function installFromDebian() {
  if (process.getuid?.() !== 0 || spawnSync('apt-get', ['--version']).status !== 0) return;
  console.log('Installing Chromium (Debian package)…');
  spawnSync('apt-get', ['update', '-qq'], { stdio: 'inherit' });
  for (const name of PACKAGES) {
    const { status } = spawnSync('apt-get', ['install', '-y', '-qq', name], {
      stdio: 'ignore',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
    if (status === 0) return;
  }
}

/** Path of a Chromium, or '' for Playwright's own. @throws Error where none can be installed */
export function ensureChromium() {
  if (!found()) installFromDebian();
  const there = found();
  if (there) return there;
  try {
    execFileSync('npx', ['playwright', 'install', '--only-shell', 'chromium'], { stdio: 'inherit' });
    return '';
  } catch {
    throw new Error(
      `No Chromium: install the package ${PACKAGES.join(' or ')} (Debian, Ubuntu: sudo apt-get install) or set CHROMIUM to its path.`,
    );
  }
}
