import { describe, expect, it } from 'vitest';
import { embedOf, maySkip, shownMedia, waysOf } from './branches';

const notice = (fields: Record<string, string>) => ({
  id: 1,
  title: 'Termos',
  mainContent: { content: '' },
  components: Object.entries(fields).map(([id, value]) => ({ id, value })),
});

describe('SHELL-4.4: what a person may do about a term', () => {
  it.each([
    ['admin', { confirmSubmitText: 'Aceitar' }, ['accept', 'postpone']],
    ['admin', { delay: 'Depois' }, ['postpone']],
    ['support', { confirmSubmitText: 'Aceitar' }, ['postpone']],
    ['subuser', { logout: 'true', delay: 'Depois' }, ['logout']],
    ['subuser', { confirmSubmitText: 'Aceitar', delay: 'Depois' }, ['postpone']],
    ['subuser', { confirmSubmitText: 'Aceitar' }, ['other-account']],
    ['subuser', { logout: 'false' }, ['other-account']],
  ] as const)('%s, %o', (role, fields, ways) => {
    expect(waysOf(notice(fields), role)).toEqual(ways);
  });

  it('SHELL-4.4-4: the next follows where it may be skipped', () => {
    expect([maySkip(notice({}), true), maySkip(notice({}), false)]).toEqual([true, false]);
    expect(maySkip(notice({ 'term:delay': 'Depois' }), false)).toBe(true);
  });
});

it('SHELL-5-32: media of more than 10 characters; watch links in embedded form', () => {
  expect([shownMedia('/img.png'), shownMedia('/images/a.png')]).toEqual([undefined, '/images/a.png']);
  expect(embedOf('https://www.youtube.com/watch?v=abcdef12345')).toBe(
    'https://www.youtube.com/embed/abcdef12345?rel=0',
  );
  expect(embedOf('https://attacker.example/watch?v=abcdef12345')).toBeUndefined();
});

it('whatever the link of a video says, only a page of the video host is framed', () => {
  const id = 'abcdef12345';
  for (const link of [
    `javascript:alert(1)//https://www.youtube.com/embed/${id}`,
    `${window.location.origin}/https://www.youtube.com/watch?v=${id}`,
    `https://www.youtube.com@attacker.example/embed/${id}`,
    `https://www.youtube.com.attacker.example/embed/${id}`,
    `http://www.youtube.com/embed/${id}`,
    `data:text/html,https://youtu.be/${id}`,
    ` https://youtu.be/${id}`,
    '/home?https://youtu.be/x',
  ])
    expect(embedOf(link), link).toBeUndefined();
  for (const link of [`https://youtu.be/${id}"><script>`, `https://www.youtube.com/embed/${id}/../../evil`])
    expect(embedOf(link)).toBe(`https://www.youtube.com/embed/${id}?rel=0`);
});
