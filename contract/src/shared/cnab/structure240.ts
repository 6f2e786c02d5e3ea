import { faultOf, shownPart, type Fault } from './fault';

type Told = (make: () => Fault) => void;

/** Checks the order, the numbering and the counts of a CNAB 240 file, line by line. */
export function structure240(tell: Told) {
  let lots = 0;
  let count = 0;
  let inLot: { lot: string; records: number; sequence: number; isStatement: boolean } | null = null;
  let isEnded = false;
  let isBegun = false;

  const at = (line: number, from: number, to: number, field: string) => ({ line, from, to, field });
  const wrongOrder = (line: number, found: string, expected: string) =>
    tell(() =>
      faultOf({
        ...at(line, 8, 8, 'Tipo de registro'),
        code: 'order',
        found,
        expected,
        mend: 'Gere o arquivo na ordem do layout.',
      }),
    );
  const missing = (line: number, expected: string) =>
    tell(() =>
      faultOf({ line, code: 'missing-record', found: 'o arquivo sem ele', expected, mend: 'Inclua este registro.' }),
    );

  const counted = (line: number, [from, to, field]: readonly [number, number, string], text: string, is: number) => {
    const count = text.slice(from - 1, to);
    if (Number(count) !== is || !/^\d+$/.test(count))
      tell(() =>
        faultOf({
          ...at(line, from, to, field),
          code: 'count',
          found: shownPart(count),
          expected: String(is).padStart(to - from + 1, '0'),
          mend: `Escreva ${is}: é o que o arquivo traz.`,
          canMend: true,
        }),
      );
  };

  function endLot(line: number, text: string) {
    if (!inLot) return wrongOrder(line, 'fim de lote', 'o cabeçalho do lote antes dele');
    const [from, to] = inLot.isStatement ? [171, 176] : [18, 23];
    counted(line, [from!, to!, 'Quantidade de registros do lote'], text, inLot.records + 1);
    inLot = null;
  }

  function lotOf(line: number, text: string, expected: string) {
    const lot = text.slice(3, 7);
    if (lot !== expected)
      tell(() =>
        faultOf({
          ...at(line, 4, 7, 'Lote de serviço'),
          code: 'lot',
          found: lot,
          expected,
          mend: 'Numere os lotes a partir de 0001, sem saltos.',
        }),
      );
  }

  return {
    push(line: number, text: string): void {
      count++;
      const type = text[7] ?? '';
      if (isEnded) return wrongOrder(line, `registro tipo ${type} depois do fim do arquivo`, 'nada depois do fim');
      if (!isBegun) {
        isBegun = true;
        if (type !== '0') missing(line, 'o cabeçalho do arquivo na primeira linha');
      } else if (type === '0') wrongOrder(line, 'outro cabeçalho de arquivo', 'um só, na primeira linha');
      if (type === '1') {
        if (inLot) missing(line, 'o fim do lote anterior');
        lots++;
        inLot = {
          lot: String(lots).padStart(4, '0'),
          records: 1,
          sequence: 0,
          isStatement: text.slice(9, 11) === '04',
        };
        lotOf(line, text, inLot.lot);
      } else if (type === '3') {
        if (!inLot) {
          missing(line, 'o cabeçalho do lote antes dos registros');
          inLot = { lot: text.slice(3, 7), records: 1, sequence: 0, isStatement: false };
        }
        inLot.records++;
        inLot.sequence++;
        lotOf(line, text, inLot.lot);
        const sequence = text.slice(8, 13);
        const expected = inLot.sequence;
        if (Number(sequence) !== expected || !/^\d+$/.test(sequence)) {
          tell(() =>
            faultOf({
              ...at(line, 9, 13, 'Sequência do registro no lote'),
              code: 'sequence',
              found: shownPart(sequence),
              expected: String(expected).padStart(5, '0'),
              mend: 'Um registro falta ou está repetido: gere o arquivo de novo.',
            }),
          );
          if (/^\d+$/.test(sequence)) inLot.sequence = Number(sequence);
        }
      } else if (type === '5') endLot(line, text);
      else if (type === '9') {
        isEnded = true;
        if (inLot) missing(line, 'o fim do lote');
        counted(line, [18, 23, 'Quantidade de lotes'], text, lots);
        counted(line, [24, 29, 'Quantidade de registros'], text, count);
      } else if (type !== '0') wrongOrder(line, `tipo de registro '${type}'`, '0, 1, 3, 5 ou 9');
    },
    end(): void {
      if (!isEnded) missing(count, 'o fim do arquivo (registro tipo 9) na última linha');
    },
  };
}
