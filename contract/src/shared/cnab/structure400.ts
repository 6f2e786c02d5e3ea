import { faultOf, shownPart, type Fault } from './fault';

/** Checks the order and the numbering of a CNAB 400 file, line by line. */
export function structure400(tell: (make: () => Fault) => void) {
  let count = 0;
  let next = 1;
  let isEnded = false;
  const order = (line: number, found: string, expected: string) =>
    tell(() =>
      faultOf({
        line,
        from: 1,
        to: 1,
        field: 'Tipo de registro',
        code: 'order',
        found,
        expected,
        mend: 'Gere o arquivo na ordem do layout.',
      }),
    );
  return {
    push(line: number, text: string): void {
      count++;
      const type = text[0] ?? '';
      if (isEnded) return order(line, `registro tipo ${type} depois do fim do arquivo`, 'nada depois do fim');
      if (type === '0' && count > 1) order(line, 'outro cabeçalho de arquivo', 'um só, na primeira linha');
      if (!/[0-9]/.test(type)) order(line, `tipo de registro '${type}'`, 'um dígito');
      if (type === '9') isEnded = true;
      const sequence = text.slice(394, 400);
      if (Number(sequence) !== next || !/^\d+$/.test(sequence))
        tell(() =>
          faultOf({
            line,
            from: 395,
            to: 400,
            field: 'Sequência do registro',
            code: 'sequence',
            found: shownPart(sequence),
            expected: String(next).padStart(6, '0'),
            mend: 'Um registro falta ou está repetido: gere o arquivo de novo.',
          }),
        );
      next = (/^\d+$/.test(sequence) ? Number(sequence) : next) + 1;
    },
    end(): void {
      if (!isEnded)
        tell(() =>
          faultOf({
            line: count,
            code: 'missing-record',
            found: 'o arquivo sem ele',
            expected: 'o fim do arquivo (registro tipo 9) na última linha',
            mend: 'Inclua este registro.',
          }),
        );
    },
  };
}
