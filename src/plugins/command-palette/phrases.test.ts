import { expect, it } from 'vitest';
import type { PluginDefinition } from '../../define-plugin';
import { scoreOf } from './match';
import { wordsOf } from './words';

const areas = Object.values(import.meta.glob<PluginDefinition>('../*/plugin.ts', { eager: true, import: 'default' }));
const labels = import.meta.glob<Record<string, string>>('../../../locales/pt-BR/*.menu.json', {
  eager: true,
  import: 'default',
});

const named = areas
  .flatMap(({ menu = [], commands = [] }) => [...menu, ...commands])
  .map(({ id, label }) => {
    const [namespace, key] = label.split(':') as [string, string];
    return { id, name: labels[`../../../locales/pt-BR/${namespace}.json`]?.[key] ?? '' };
  });

/** Pages found by a phrase, the best ones alone. */
const bestBy = (phrase: string): string[] => {
  const scored = named.map(({ id, name }) => ({ id, score: scoreOf(phrase, name, wordsOf(id)) }));
  const best = Math.max(...scored.map(({ score }) => score));
  return best ? scored.filter(({ score }) => score === best).map(({ id }) => id) : [];
};

it.each([
  ['mudar senha', 'security'],
  ['como mudar a minha senha', 'security'],
  ['assinatura eletrônica', 'security'],
  ['dois fatores', 'security'],
  ['dispositivos', 'security'],
  ['trocar foto', 'avatar'],
  ['meus dados', 'registration-data'],
  ['mudar endereço', 'registration-data'],
  ['lgpd', 'personal-data'],
  ['privacidade', 'personal-data'],
  ['informe', 'income-report'],
  ['imposto de renda', 'income-report'],
  ['ajuda', 'help'],
  ['faq', 'help'],
  ['perguntas frequentes', 'help'],
  ['abrir chamado', 'open-ticket'],
  ['meus chamados', 'my-tickets'],
  ['contestação', 'pix-complaints'],
  ['contestar pix', 'pix-complaints'],
  ['estorno', 'pix:history'],
  ['pix recorrente', 'pix-recurrences'],
  ['dados da conta', 'settings:account-data'],
  ['cnae', 'settings:activity-branch'],
  ['encerrar conta', 'settings:delete-account'],
  ['logotipo', 'settings:billing-settings:display-data'],
  ['sms', 'settings:billing-settings:communication'],
  ['modelo de e-mail', 'settings:billing-settings:emails'],
  ['parcelamento', 'settings:billing-settings:credit-card'],
  ['multa e juros', 'settings:billing-settings:billet-bank'],
  ['aumentar limite', 'settings:general-limits:settings'],
  ['limite noturno', 'settings:night-time'],
  ['pedidos de limite', 'settings:request-history'],
  ['tarifas', 'settings:account-rates'],
  ['simular taxa', 'settings:receipt-simulator'],
  ['contato seguro', 'settings:safe-contacts:registered'],
  ['contatos de confiança', 'settings:safe-contacts:registered'],
  ['novo contato seguro', 'settings:safe-contacts:create'],
  ['usuários secundários', 'settings:subuser'],
  ['convidar funcionário', 'subuser-invite'],
  ['incluir sócio', 'subuser-invite'],
  ['convites', 'settings:subuser:pending'],
  ['bloqueados', 'settings:subuser:disabled'],
  ['auditoria', 'settings:subuser:actions'],
  ['fraude', 'security'],
  ['central de segurança', 'security'],
])('%s finds its page (%s) among the first', (phrase, id) => {
  expect(bestBy(phrase)).toContain(id);
});
