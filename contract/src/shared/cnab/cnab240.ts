import { blank, defineRecord } from './table';

/** Who the file is of, in both headers of this bank's CNAB 240. */
const lotStart = (lot: string, type: string) =>
  [
    [1, 3, 'code', 'bank', 'Código do banco', '!'],
    [4, 7, 'code', 'lot', 'Lote de serviço', lot ? (`=${lot}` as const) : '!'],
    [8, 8, 'code', 'type', 'Tipo de registro', `=${type}` as const],
  ] as const;

const segmentStart = (letter: string) =>
  [
    ...lotStart('', '3'),
    [9, 13, 'number', 'sequence', 'Sequência do registro no lote', '!'],
    [14, 14, 'text', 'segment', 'Segmento', `=${letter}` as const],
    blank(15, 15),
    [16, 17, 'code', 'movement', 'Código de movimento', '!'],
  ] as const;

const accountAt = (at: number) =>
  [
    [at, at + 4, 'number', 'agency', 'Agência'],
    [at + 5, at + 5, 'text', 'agencyDigit', 'Dígito da agência'],
    [at + 6, at + 17, 'number', 'account', 'Número da conta'],
    [at + 18, at + 18, 'text', 'accountDigit', 'Dígito da conta'],
    [at + 19, at + 19, 'text', 'bothDigit', 'Dígito da agência e conta'],
  ] as const;

export const FILE_HEADER = defineRecord('0', 'Cabeçalho do arquivo', [
  ...lotStart('0000', '0'),
  blank(9, 17),
  [18, 18, 'code', 'documentType', 'Tipo de inscrição da empresa', '!'],
  [19, 32, 'document', 'document', 'Inscrição da empresa', '!'],
  [33, 52, 'text', 'agreement', 'Convênio'],
  ...accountAt(53),
  [73, 102, 'text', 'company', 'Nome da empresa'],
  [103, 132, 'text', 'bankName', 'Nome do banco'],
  blank(133, 142),
  [143, 143, 'code', 'direction', 'Remessa (1) ou retorno (2)', '!'],
  [144, 151, 'day', 'createdOn', 'Data de geração', '!'],
  [152, 157, 'code', 'createdAt', 'Hora de geração'],
  [158, 163, 'number', 'fileNumber', 'Número sequencial do arquivo', '!'],
  [164, 166, 'code', 'version', 'Versão do layout'],
  [167, 171, 'code', 'density', 'Densidade'],
  [172, 191, 'text', 'bankUse', 'Reservado ao banco'],
  [192, 211, 'text', 'companyUse', 'Reservado à empresa'],
  blank(212, 240),
]);

export const LOT_HEADER = defineRecord('1', 'Cabeçalho do lote de cobrança', [
  ...lotStart('', '1'),
  [9, 9, 'text', 'operation', 'Operação (R remessa, T retorno)', '!'],
  [10, 11, 'code', 'service', 'Tipo de serviço', '=01'],
  blank(12, 13),
  [14, 16, 'code', 'version', 'Versão do lote'],
  blank(17, 17),
  [18, 18, 'code', 'documentType', 'Tipo de inscrição da empresa', '!'],
  [19, 33, 'document', 'document', 'Inscrição da empresa', '!'],
  [34, 53, 'text', 'agreement', 'Convênio'],
  ...accountAt(54),
  [74, 103, 'text', 'company', 'Nome da empresa'],
  [104, 143, 'text', 'message1', 'Mensagem 1'],
  [144, 183, 'text', 'message2', 'Mensagem 2'],
  [184, 191, 'number', 'fileNumber', 'Número da remessa ou do retorno'],
  [192, 199, 'day', 'createdOn', 'Data de gravação'],
  [200, 207, 'day', 'creditOn', 'Data do crédito'],
  blank(208, 240),
]);

export const SEGMENT_P = defineRecord('P', 'Segmento P: o título', [
  ...segmentStart('P'),
  ...accountAt(18),
  [38, 57, 'text', 'ourNumber', 'Nosso número'],
  [58, 58, 'code', 'wallet', 'Carteira'],
  [59, 59, 'code', 'registration', 'Forma de cadastro'],
  [60, 60, 'text', 'paperType', 'Tipo de documento'],
  [61, 61, 'code', 'issuedBy', 'Quem emite o boleto'],
  [62, 62, 'text', 'deliveredBy', 'Quem entrega o boleto'],
  [63, 77, 'text', 'documentNumber', 'Número do documento (seu número)'],
  [78, 85, 'day', 'due', 'Vencimento'],
  [86, 100, 'cents', 'value', 'Valor do título'],
  [101, 105, 'number', 'chargedAgency', 'Agência cobradora'],
  [106, 106, 'text', 'chargedAgencyDigit', 'Dígito da agência cobradora'],
  [107, 108, 'code', 'species', 'Espécie do título'],
  [109, 109, 'text', 'accepted', 'Aceite'],
  [110, 117, 'day', 'issuedOn', 'Data de emissão'],
  [118, 118, 'code', 'interestKind', 'Código dos juros'],
  [119, 126, 'day', 'interestFrom', 'Data dos juros'],
  [127, 141, 'cents', 'interest', 'Juros ao dia (R$) ou ao mês (%)'],
  [142, 142, 'code', 'discountKind', 'Código do desconto'],
  [143, 150, 'day', 'discountUntil', 'Data do desconto'],
  [151, 165, 'cents', 'discount', 'Valor ou percentual do desconto'],
  [166, 180, 'cents', 'iof', 'Valor do IOF'],
  [181, 195, 'cents', 'abatement', 'Abatimento'],
  [196, 220, 'text', 'companyId', 'Identificação do título na empresa'],
  [221, 221, 'code', 'protestKind', 'Código de protesto'],
  [222, 223, 'number', 'protestDays', 'Dias para protesto'],
  [224, 224, 'code', 'writeOffKind', 'Código de baixa'],
  [225, 227, 'number', 'writeOffDays', 'Dias para baixa'],
  [228, 229, 'code', 'currency', 'Moeda'],
  [230, 239, 'number', 'contract', 'Número do contrato'],
  blank(240, 240),
]);

export const SEGMENT_Q = defineRecord('Q', 'Segmento Q: o pagador', [
  ...segmentStart('Q'),
  [18, 18, 'code', 'documentType', 'Tipo de inscrição do pagador', '!'],
  [19, 33, 'document', 'document', 'Inscrição do pagador', '!'],
  [34, 73, 'text', 'name', 'Nome do pagador', '!'],
  [74, 113, 'text', 'street', 'Endereço'],
  [114, 128, 'text', 'neighborhood', 'Bairro'],
  [129, 136, 'code', 'zipcode', 'CEP'],
  [137, 151, 'text', 'city', 'Cidade'],
  [152, 153, 'text', 'state', 'UF'],
  [154, 154, 'code', 'guarantorType', 'Tipo de inscrição do beneficiário final'],
  [155, 169, 'document', 'guarantorDocument', 'Inscrição do beneficiário final'],
  [170, 209, 'text', 'guarantorName', 'Nome do beneficiário final'],
  [210, 212, 'code', 'otherBank', 'Banco correspondente'],
  [213, 232, 'text', 'otherNumber', 'Nosso número no banco correspondente'],
  blank(233, 240),
]);

export const SEGMENT_R = defineRecord('R', 'Segmento R: multa e mensagens', [
  ...segmentStart('R'),
  [18, 18, 'code', 'discount2Kind', 'Código do desconto 2'],
  [19, 26, 'day', 'discount2Until', 'Data do desconto 2'],
  [27, 41, 'cents', 'discount2', 'Desconto 2'],
  [42, 42, 'code', 'discount3Kind', 'Código do desconto 3'],
  [43, 50, 'day', 'discount3Until', 'Data do desconto 3'],
  [51, 65, 'cents', 'discount3', 'Desconto 3'],
  [66, 66, 'code', 'fineKind', 'Código da multa'],
  [67, 74, 'day', 'fineFrom', 'Data da multa'],
  [75, 89, 'cents', 'fine', 'Multa em R$ ou %'],
  [90, 99, 'text', 'payerNote', 'Informação ao pagador'],
  [100, 139, 'text', 'message3', 'Mensagem 3'],
  [140, 179, 'text', 'message4', 'Mensagem 4'],
  blank(180, 199),
  [200, 207, 'code', 'payerOccurrences', 'Ocorrências do pagador'],
  [208, 210, 'code', 'debitBank', 'Banco do débito'],
  [211, 215, 'number', 'debitAgency', 'Agência do débito'],
  [216, 216, 'text', 'debitAgencyDigit', 'Dígito da agência do débito'],
  [217, 228, 'number', 'debitAccount', 'Conta do débito'],
  [229, 229, 'text', 'debitAccountDigit', 'Dígito da conta do débito'],
  [230, 230, 'text', 'debitBothDigit', 'Dígito da agência e conta do débito'],
  [231, 231, 'code', 'debitNotice', 'Aviso de débito automático'],
  blank(232, 240),
]);

export const SEGMENT_S = defineRecord('S', 'Segmento S: mensagens do boleto', [
  ...segmentStart('S'),
  [18, 18, 'code', 'printed', 'Identificação da impressão'],
  [19, 58, 'text', 'message5', 'Mensagem 5'],
  [59, 98, 'text', 'message6', 'Mensagem 6'],
  [99, 138, 'text', 'message7', 'Mensagem 7'],
  [139, 178, 'text', 'message8', 'Mensagem 8'],
  [179, 218, 'text', 'message9', 'Mensagem 9'],
  blank(219, 240),
]);

export const SEGMENT_Y04 = defineRecord('Y-04', 'Segmento Y-04: e-mail e Pix', [
  ...segmentStart('Y'),
  [18, 19, 'code', 'optional', 'Registro opcional', '=04'],
  [20, 69, 'text', 'email', 'E-mail do pagador'],
  [70, 71, 'code', 'areaCode', 'DDD'],
  [72, 80, 'code', 'phone', 'Celular'],
  [81, 81, 'text', 'keyKind', 'Tipo da chave Pix'],
  [82, 158, 'verbatim', 'key', 'Chave Pix ou endereço do QR Code'],
  [159, 193, 'verbatim', 'txid', 'Código de identificação do QR Code (txid)'],
  blank(194, 240),
]);

export const SEGMENT_T = defineRecord('T', 'Segmento T: o título', [
  ...segmentStart('T'),
  ...accountAt(18),
  [38, 57, 'text', 'ourNumber', 'Nosso número'],
  [58, 58, 'code', 'wallet', 'Carteira'],
  [59, 73, 'text', 'documentNumber', 'Número do documento (seu número)'],
  [74, 81, 'day', 'due', 'Vencimento'],
  [82, 96, 'cents', 'value', 'Valor do título'],
  [97, 99, 'code', 'paidAtBank', 'Banco recebedor'],
  [100, 104, 'number', 'paidAtAgency', 'Agência recebedora'],
  [105, 105, 'text', 'paidAtDigit', 'Dígito da agência recebedora'],
  [106, 130, 'text', 'companyId', 'Identificação do título na empresa'],
  [131, 132, 'code', 'currency', 'Moeda'],
  [133, 133, 'code', 'documentType', 'Tipo de inscrição do pagador'],
  [134, 148, 'document', 'document', 'Inscrição do pagador'],
  [149, 188, 'text', 'name', 'Nome do pagador'],
  [189, 198, 'number', 'contract', 'Número do contrato'],
  [199, 213, 'cents', 'fee', 'Tarifa'],
  [214, 223, 'text', 'reasons', 'Motivos da ocorrência'],
  blank(224, 240),
]);

export const SEGMENT_U = defineRecord('U', 'Segmento U: o que foi pago', [
  ...segmentStart('U'),
  [18, 32, 'cents', 'accrued', 'Juros e multa'],
  [33, 47, 'cents', 'discount', 'Desconto concedido'],
  [48, 62, 'cents', 'abatement', 'Abatimento concedido'],
  [63, 77, 'cents', 'iof', 'IOF recolhido'],
  [78, 92, 'cents', 'paid', 'Valor pago'],
  [93, 107, 'cents', 'net', 'Valor líquido creditado'],
  [108, 122, 'cents', 'otherCosts', 'Outras despesas'],
  [123, 137, 'cents', 'otherCredits', 'Outros créditos'],
  [138, 145, 'day', 'occurredOn', 'Data da ocorrência'],
  [146, 153, 'day', 'creditOn', 'Data do crédito'],
  [154, 157, 'text', 'payerCode', 'Ocorrência do pagador'],
  [158, 165, 'day', 'payerOn', 'Data da ocorrência do pagador'],
  [166, 180, 'cents', 'payerValue', 'Valor da ocorrência do pagador'],
  [181, 210, 'text', 'payerText', 'Complemento da ocorrência'],
  [211, 213, 'code', 'otherBank', 'Banco correspondente'],
  [214, 233, 'text', 'otherNumber', 'Nosso número no banco correspondente'],
  blank(234, 240),
]);

export const LOT_TRAILER = defineRecord('5', 'Fim do lote de cobrança', [
  ...lotStart('', '5'),
  blank(9, 17),
  [18, 23, 'number', 'records', 'Quantidade de registros do lote', '!'],
  [24, 29, 'number', 'titles', 'Quantidade de títulos'],
  [30, 46, 'cents', 'value', 'Valor dos títulos'],
  [47, 52, 'number', 'titles2', 'Títulos em carteira vinculada'],
  [53, 69, 'cents', 'value2', 'Valor em carteira vinculada'],
  [70, 75, 'number', 'titles3', 'Títulos em carteira caucionada'],
  [76, 92, 'cents', 'value3', 'Valor em carteira caucionada'],
  [93, 98, 'number', 'titles4', 'Títulos em carteira descontada'],
  [99, 115, 'cents', 'value4', 'Valor em carteira descontada'],
  [116, 123, 'text', 'notice', 'Aviso de lançamento'],
  blank(124, 240),
]);

export const FILE_TRAILER = defineRecord('9', 'Fim do arquivo', [
  ...lotStart('9999', '9'),
  blank(9, 17),
  [18, 23, 'number', 'lots', 'Quantidade de lotes', '!'],
  [24, 29, 'number', 'records', 'Quantidade de registros', '!'],
  [30, 35, 'number', 'accounts', 'Quantidade de contas'],
  blank(36, 240),
]);

/** Segments of CNAB 240's billing, by their letter. */
export const SEGMENTS = {
  P: SEGMENT_P,
  Q: SEGMENT_Q,
  R: SEGMENT_R,
  S: SEGMENT_S,
  Y: SEGMENT_Y04,
  T: SEGMENT_T,
  U: SEGMENT_U,
} as const;
