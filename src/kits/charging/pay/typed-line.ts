/** '36490.00019 23456.789012 34567.890123 1 11230000012345' of the 47 digits of a billet. */
export const formatTypedLine = (line: string): string =>
  line.replace(/^(\d{5})(\d{5})(\d{5})(\d{6})(\d{5})(\d{6})(\d)(\d{14})$/, '$1.$2 $3.$4 $5.$6 $7 $8');
