import type { Profile } from './rules';

interface Question {
  id: string;
  text: string;
  /** Points of an answer: the more, the more risk is borne. */
  options: { id: string; text: string; points: number }[];
}

const options = (...texts: string[]) => texts.map((text, n) => ({ id: String(n + 1), text, points: n }));

/** Aims, means and knowledge, as Resolução CVM 30, art. 3 asks for. */
export const QUESTIONS: readonly Question[] = [
  {
    id: 'aim',
    text: 'Qual é o principal objetivo do dinheiro que você quer investir?',
    options: options(
      'Guardar com segurança, como reserva',
      'Render acima da inflação, sem grandes sustos',
      'Ganhar o máximo possível, mesmo que oscile',
    ),
  },
  {
    id: 'horizon',
    text: 'Por quanto tempo o dinheiro pode ficar investido?',
    options: options('Até 6 meses', 'De 6 meses a 2 anos', 'Mais de 2 anos'),
  },
  {
    id: 'need',
    text: 'Qual é a chance de precisar desse dinheiro antes do prazo?',
    options: options('Alta: é o caixa do dia a dia', 'Média', 'Baixa: há outra reserva'),
  },
  {
    id: 'share',
    text: 'Quanto esse valor representa do seu patrimônio?',
    options: options('Mais da metade', 'Entre um quarto e a metade', 'Menos de um quarto'),
  },
  {
    id: 'loss',
    text: 'O que você faria se um investimento valesse 10% menos depois de um mês?',
    options: options('Resgataria tudo', 'Esperaria se recuperar', 'Aplicaria mais'),
  },
  {
    id: 'knowledge',
    text: 'Que investimentos você conhece ou já fez?',
    options: options('Poupança', 'CDB, LCI, LCA ou Tesouro Direto', 'Fundos, ações ou debêntures'),
  },
];

/** Points up to which an investor is careful, and moderate. */
const [CAREFUL, MODERATE] = [4, 8];

/** The profile of answers by question; null where one is missing or none of its options. */
export function judge(answers: Readonly<Record<string, string>>): { profile: Profile; points: number } | null {
  let points = 0;
  for (const { id, options: all } of QUESTIONS) {
    const chosen = Object.hasOwn(answers, id) && all.find((one) => one.id === answers[id]);
    if (!chosen) return null;
    points += chosen.points;
  }
  // who may need the money soon is careful, whatever else was answered
  if (answers['need'] === '1' || answers['horizon'] === '1') return { profile: 'conservative', points };
  return { profile: points <= CAREFUL ? 'conservative' : points <= MODERATE ? 'moderate' : 'bold', points };
}

/** Fields of questions without an answer. */
export const listMissing = (answers: Readonly<Record<string, string>>): string[] =>
  QUESTIONS.filter(
    ({ id, options: all }) => !(Object.hasOwn(answers, id) && all.some((one) => one.id === answers[id])),
  ).map(({ id }) => `answers.${id}`);
