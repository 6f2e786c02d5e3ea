import type { LegalText } from '@balcao/contract/notices';

const VERSION = '2026.1';

const terms = (whom: string, what: string): string =>
  `<h2>1. A conta</h2><p>A conta de pagamento ${whom} é gratuita e serve para ${what}.</p>` +
  '<h2>2. Tarifas</h2><p>As tarifas dos serviços cobrados ficam em <strong>Configurações da conta, Tarifas e prazos</strong>, ' +
  'e valem para o que for contratado depois de publicadas.</p>' +
  '<h2>3. Segurança</h2><ul><li>A senha e a assinatura eletrônica são pessoais.</li>' +
  '<li>Avise o banco assim que perder o celular ou suspeitar de uso por outra pessoa.</li></ul>' +
  '<h2>4. Encerramento</h2><p>A conta pode ser encerrada a qualquer momento em <strong>Configurações da conta, Excluir conta</strong>.</p>';

/** The texts in force that are accepted when an account is opened or upgraded. */
export const LEGAL_TEXTS: readonly LegalText[] = [
  {
    type: 'termos-modalidade-para-voce',
    name: 'Termos de uso da conta Para você',
    version: VERSION,
    content: terms('Para você', 'receber, guardar, pagar e transferir em nome de uma pessoa'),
  },
  {
    type: 'termos-modalidade-para-pro',
    name: 'Termos de uso da conta Pro',
    version: VERSION,
    content: terms('Pro', 'receber, cobrar, pagar e transferir no trabalho de quem não tem CNPJ'),
  },
  {
    type: 'termos-modalidade-para-empresas',
    name: 'Termos de uso da conta Empresas',
    version: VERSION,
    content: terms('Empresas', 'receber, cobrar, pagar e transferir em nome de uma pessoa jurídica'),
  },
  {
    type: 'politica-de-privacidade',
    name: 'Política de privacidade',
    version: VERSION,
    content:
      '<h2>1. O que guardamos</h2><p>Dados de cadastro, de uso e das operações da conta, pelo tempo que a lei pede.</p>' +
      '<h2>2. Para que usamos</h2><p>Para prestar os serviços contratados, prevenir fraudes e cumprir obrigações legais.</p>' +
      '<h2>3. Seus direitos</h2><p>Você pode ver, corrigir e pedir cópia dos seus dados em Dados cadastrais ou por ticket.</p>',
  },
];
