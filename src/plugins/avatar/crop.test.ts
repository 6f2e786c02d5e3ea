import { expect, it } from 'vitest';
import { placeOf, WHOLE } from './crop';

it('a photo covers its square, however it is turned, moved and zoomed', () => {
  for (const [width, height] of [
    [400, 300],
    [300, 400],
    [192, 1000],
  ] as const)
    for (const turns of [0, 1, 2, 3])
      for (const zoom of [1, 2.5])
        for (const x of [-1, 0, 1]) {
          const { scale, dx } = placeOf(width, height, { ...WHOLE, turns, zoom, x }, 256);
          const across = (turns % 2 ? height : width) * scale;
          expect(across / 2 - Math.abs(dx)).toBeGreaterThanOrEqual(128 - 1e-9);
        }
});
