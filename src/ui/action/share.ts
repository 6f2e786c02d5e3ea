interface Shared {
  title: string;
  text: string;
  /** Sent along where the device can. */
  file?: File;
}

/** The device has a sheet of its own to send things on. */
export const canShare = (): boolean => typeof navigator.share === 'function';

/**
 * Sends a text, and a file where the device takes one, by the device's own sheet; where it has none the text is copied.
 * Answers what was done; 'dismissed': the person thought better of it.
 */
export async function share({ title, text, file }: Shared): Promise<'shared' | 'copied' | 'dismissed'> {
  if (canShare()) {
    const files = file && { files: [file] };
    const withFile = files && navigator.canShare?.(files) ? files : {};
    try {
      await navigator.share({ title, text, ...withFile });
      return 'shared';
    } catch (error) {
      if ((error as Error).name === 'AbortError') return 'dismissed';
    }
  }
  await navigator.clipboard.writeText(text);
  return 'copied';
}
