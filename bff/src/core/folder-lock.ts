import { mkdirSync } from 'node:fs';
import { lock } from 'proper-lockfile';

export class FolderInUseError extends Error {}

/**
 * Two processes on one embedded database corrupt each other: the second is refused.
 * The lock of a killed process lapses after a few seconds.
 * @returns the function that releases the folder.
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  mkdirSync(folder, { recursive: true });
  try {
    return await lock(folder, {
      lockfilePath: `${folder}/balcao.lock`,
      stale: 5000,
      update: 1000,
      retries: { retries: 12, minTimeout: 500, maxTimeout: 500 },
      onCompromised: (lost) => {
        console.error(
          `The lock of ${folder} was lost (${lost.message}); stopping before another process writes there.`,
        );
        process.exit(1);
      },
    });
  } catch (error) {
    if ((error as { code?: string }).code !== 'ELOCKED') throw error;
    throw new FolderInUseError(
      `Another Balcão is running on the data folder ${folder}. Stop it, or set BALCAO_DATA to another folder.`,
    );
  }
}
