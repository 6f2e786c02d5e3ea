import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary as common } from '@zxcvbn-ts/language-common';
import { dictionary } from '@zxcvbn-ts/language-pt-br';

const zxcvbn = new ZxcvbnFactory({ graphs: adjacencyGraphs, dictionary: { ...common, ...dictionary } });

/** Strength of a password, 0 to 4; words of the hints count as easily guessed (SHELL-5-5). */
export const scoreOf = (password: string, hints: string[]): number => zxcvbn.check(password, hints).score;
