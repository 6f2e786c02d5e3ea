import { describe, expect, it } from 'vitest';
import { CARD_NAME_LETTERS, cardName, cardNameFault } from './card-name';

describe('the name on a card (AREAS-5-5 to AREAS-5-8)', () => {
  it.each([
    // plain: upper case, no accents, no punctuation
    ['Ana Lima', 'ANA LIMA'],
    ['ana lima', 'ANA LIMA'],
    ['  Ana   Lima ', 'ANA LIMA'],
    ['Ana\tLima', 'ANA LIMA'],
    ['Ana\u00a0Lima', 'ANA LIMA'],
    ['Ana\nLima', 'ANA LIMA'],
    ['José Conceição', 'JOSE CONCEICAO'],
    ['JOSÉ', 'JOSE'],
    ['Zoë Müller', 'ZOE MULLER'],
    ["Joana D'Arc", 'JOANA DARC'],
    ['Joana D’Arc', 'JOANA DARC'],
    ["Sant'Ana", 'SANTANA'],
    ['Ana-Clara Lima', 'ANACLARA LIMA'],
    ['Lima - Souza', 'LIMA SOUZA'],
    ['Lima & Souza', 'LIMA SOUZA'],
    ['Lima, Souza.', 'LIMA SOUZA'],
    ['Café "Bom"', 'CAFE BOM'],
    ['Loja nº 1', 'LOJA N 1'],
    ['Padaria 24h', 'PADARIA 24H'],
    ['Doces 🍰 Ana', 'DOCES ANA'],
    ['🍰', ''],
    ['', ''],
    ['   ', ''],
    ['...', ''],
    ['Ç', 'C'],
    ['straße', 'STRASSE'],
    // suffixes: whole words, of names with more than two words
    ['Padaria ME', 'PADARIA ME'],
    ['Padaria Ltda', 'PADARIA LTDA'],
    ['Padaria S.A.', 'PADARIA SA'],
    ['Padaria S/A', 'PADARIA SA'],
    ['Padaria S. A.', 'PADARIA SA'],
    ['Padaria Boa ME', 'PADARIA BOA'],
    ['Padaria Boa M.E.', 'PADARIA BOA'],
    ['Padaria Boa Ltda', 'PADARIA BOA'],
    ['Padaria Boa LTDA.', 'PADARIA BOA'],
    ['Padaria Boa EIRELI', 'PADARIA BOA'],
    ['Padaria Boa EPP', 'PADARIA BOA'],
    ['Padaria Boa MEI', 'PADARIA BOA'],
    ['Padaria Boa S.A.', 'PADARIA BOA'],
    ['Padaria Boa S/A', 'PADARIA BOA'],
    ['Padaria Boa S. A.', 'PADARIA BOA'],
    ['Padaria Boa Ltda ME', 'PADARIA BOA'],
    ['Padaria Ltda ME', 'PADARIA'],
    ['Padaria Boa Ltda - EPP', 'PADARIA BOA'],
    ['Messias Melo Silva', 'MESSIAS MELO SILVA'],
    ['Salete Meire Sá', 'SALETE MEIRE'],
    ['Meire Lima Nome', 'MEIRE LIMA NOME'],
    ['Ltda ME EPP', 'LTDA ME EPP'],
    ['ME', 'ME'],
    // articles: only of a name that is still over 20 letters
    ['Maria dos Santos', 'MARIA DOS SANTOS'],
    ['Maria da Paz de Lima', 'MARIA DA PAZ DE LIMA'],
    ['Maria das Dores Santos', 'MARIA DORES SANTOS'],
    ['Maria da Paz de Limas', 'MARIA PAZ LIMAS'],
    ['João do Nascimento de Sá', 'JOAO NASCIMENTO'],
    ['Casa de Carnes do Bairro Ltda', 'CASA CARNES BAIRRO'],
    ['Dados e Dicas Informática', 'DADOS E DICAS INFORM'],
    ['De Da Do Das Dos Deda Dodo', 'DEDA DODO'],
    // cut at 20
    ['Abcdefghijklmnopqrst', 'ABCDEFGHIJKLMNOPQRST'],
    ['Abcdefghijklmnopqrstu', 'ABCDEFGHIJKLMNOPQRST'],
    ['Abcdefghijklmnopqrs tu', 'ABCDEFGHIJKLMNOPQRS'],
    ['Transportadora Rodoviária Nacional', 'TRANSPORTADORA RODOV'],
    ['Restaurante Sabor da Terra EPP', 'RESTAURANTE SABOR TE'],
  ])('of %j is %j', (typed, name) => {
    expect(cardName(typed)).toBe(name);
    expect(cardName(typed).length).toBeLessThanOrEqual(CARD_NAME_LETTERS);
  });

  it('is left as it is when the rule made it', () => {
    for (const typed of ['Padaria Boa Ltda', 'José Conceição', 'Maria das Dores Santos'])
      expect(cardName(cardName(typed))).toBe(cardName(typed));
  });
});

describe('a name that a person chose (AREAS-5-9)', () => {
  it.each([
    ['ANA LIMA', null],
    ['AB', null],
    ['A1', 'letters'],
    ['24', 'letters'],
    ['', 'empty'],
    ['  ', 'empty'],
    ['ABCDEFGHIJKLMNOPQRST', null],
    ['ABCDEFGHIJKLMNOPQRSTU', 'long'],
    ['ana', 'signs'],
    ['ANÁ', 'signs'],
    ['ANA  LIMA', 'signs'],
    ['ANA-LIMA', 'signs'],
    [' ANA ', null],
  ])('%j: %s', (typed, fault) => expect(cardNameFault(typed)).toBe(fault));
});
