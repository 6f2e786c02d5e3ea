/** A page that has not come after 120 s is an error (SHELL-8-43). */
const LIMIT = 120_000;

export class SlowPage extends Error {}

export async function pageTimeout<T>(loading: Promise<T>, limit = LIMIT): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new SlowPage()), limit);
  });
  try {
    return await Promise.race([loading, late]);
  } finally {
    clearTimeout(timer);
  }
}
