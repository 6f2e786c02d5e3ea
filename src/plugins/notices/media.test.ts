import { afterEach, beforeEach, expect, it } from 'vitest';
import { pictureOf, videoOf } from './media';

const ORIGIN = window.location.origin;
beforeEach(() => {
  document.head.innerHTML =
    '<meta name="picture-hosts" content="https://img.example https://cdn.example:8443">' +
    '<meta name="video-hosts" content="https://player.example">';
});
afterEach(() => (document.head.innerHTML = ''));

it.each(['/images/card.png', 'https://img.example/card.png', 'https://cdn.example:8443/card.png'])(
  'SHELL-5-32: the picture %s is shown',
  (address) => expect(pictureOf(address)).toBe(address),
);

it.each([
  '/card.png',
  'https://player.example/card.png',
  'https://cdn.example/card.png',
  'https://img.example.attacker.example/card.png',
  'https://user@img.example/card.png',
  'http://img.example/card.png',
  'javascript:alert(document.domain)',
  'data:image/svg+xml,<svg onload="x()"/>',
])('SHELL-5-32: the picture %s is not', (address) => expect(pictureOf(address)).toBeUndefined());

it('SHELL-5-32: a video is framed, or played where it is a file', () => {
  expect(videoOf('https://youtu.be/abcdef12345')?.src).toBe('https://www.youtube.com/embed/abcdef12345?rel=0');
  expect(videoOf('https://player.example/v/12')).toEqual({ kind: 'frame', src: 'https://player.example/v/12' });
  expect(videoOf('https://player.example/a.MP4?x=1')).toEqual({
    kind: 'file',
    src: 'https://player.example/a.MP4?x=1',
  });
  expect(videoOf('/videos/a.webm')).toEqual({ kind: 'file', src: `${ORIGIN}/videos/a.webm` });
});

it.each([
  '/a.mp4',
  '/home?x=https://player.example',
  `${ORIGIN}/receber/clientes`,
  'https://img.example/v/123',
  'https://player.example@attacker.example/v',
  'https://user:pass@player.example/v/1',
  'http://player.example/v/12',
  'javascript:alert(document.domain)//https://player.example',
])('SHELL-5-32: the video %s is not shown', (address) => expect(videoOf(address)).toBeUndefined());

it('SHELL-5-32: without the setting no other host shows anything', () => {
  document.head.innerHTML = '';
  expect([pictureOf('https://img.example/card.png'), videoOf('https://player.example/v/12')]).toEqual([
    undefined,
    undefined,
  ]);
});
