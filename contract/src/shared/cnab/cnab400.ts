import { blank, defineRecord } from './table';

const companyStart = [
  [2, 3, 'code', 'documentType', 'Tipo de inscrição da empresa (01 CPF, 02 CNPJ)', '!'],
  [4, 17, 'document', 'document', 'Inscrição da empresa', '!'],
  [18, 21, 'code', 'agency', 'Agência', '!'],
  [22, 30, 'number', 'account', 'Conta com dígito', '!'],
  blank(31, 37),
  [38, 62, 'text', 'companyId', 'Identificação do título na empresa'],
  [63, 73, 'number', 'ourNumber', 'Nosso número'],
  [74, 74, 'code', 'ourDigit', 'Dígito do nosso número'],
] as const;

const sequenceAt = [395, 400, 'number', 'sequence', 'Sequência do registro', '!'] as const;

const headerOf = (direction: string, word: string) =>
  [
    [1, 1, 'code', 'type', 'Tipo de registro', '=0'],
    [2, 2, 'code', 'direction', 'Remessa (1) ou retorno (2)', `=${direction}` as const],
    [3, 9, 'text', 'word', 'Literal', `=${word}` as const],
    [10, 11, 'code', 'service', 'Tipo de serviço', '=01'],
    [12, 26, 'text', 'serviceName', 'Nome do serviço', '=COBRANCA'],
    [27, 30, 'code', 'agency', 'Agência', '!'],
    [31, 39, 'number', 'account', 'Conta com dígito', '!'],
    blank(40, 46),
    [47, 76, 'text', 'company', 'Nome da empresa', '!'],
    [77, 79, 'code', 'bank', 'Código do banco', '!'],
    [80, 94, 'text', 'bankName', 'Nome do banco'],
    [95, 100, 'day', 'createdOn', 'Data de geração', '!'],
    [101, 107, 'number', 'fileNumber', 'Número sequencial do arquivo', '!'],
    [108, 113, 'day', 'creditOn', 'Data do crédito'],
    blank(114, 394),
    sequenceAt,
  ] as const;

export const SHIPPING_HEADER = defineRecord('0', 'Cabeçalho da remessa', headerOf('1', 'REMESSA'));
export const RETURN_HEADER = defineRecord('0', 'Cabeçalho do retorno', headerOf('2', 'RETORNO'));

/** A title of a shipping file. */
export const SHIPPING_TITLE = defineRecord('1', 'Título', [
  [1, 1, 'code', 'type', 'Tipo de registro', '=1'],
  ...companyStart,
  blank(75, 81),
  [82, 82, 'code', 'interestKind', 'Código dos juros'],
  [83, 83, 'code', 'fineKind', 'Código da multa'],
  [84, 96, 'cents', 'fine', 'Multa em R$ ou %'],
  [97, 97, 'code', 'writeOffKind', 'Código de baixa'],
  [98, 100, 'number', 'writeOffDays', 'Dias para baixa'],
  [101, 101, 'code', 'discountKind', 'Código do desconto'],
  blank(102, 107),
  [108, 108, 'code', 'wallet', 'Carteira'],
  [109, 110, 'code', 'movement', 'Código de movimento', '!'],
  [111, 120, 'text', 'documentNumber', 'Número do documento (seu número)'],
  [121, 126, 'day', 'due', 'Vencimento'],
  [127, 139, 'cents', 'value', 'Valor do título'],
  [140, 142, 'code', 'bank', 'Código do banco'],
  [143, 147, 'number', 'chargedAgency', 'Agência cobradora'],
  [148, 149, 'code', 'species', 'Espécie do título'],
  [150, 150, 'text', 'accepted', 'Aceite'],
  [151, 156, 'day', 'issuedOn', 'Data de emissão'],
  [157, 158, 'code', 'instruction1', 'Instrução 1'],
  [159, 160, 'code', 'instruction2', 'Instrução 2'],
  [161, 173, 'cents', 'interest', 'Juros ao dia (R$) ou ao mês (%)'],
  [174, 179, 'day', 'discountUntil', 'Data do desconto'],
  [180, 192, 'cents', 'discount', 'Valor ou percentual do desconto'],
  [193, 205, 'cents', 'iof', 'Valor do IOF'],
  [206, 218, 'cents', 'abatement', 'Abatimento'],
  [219, 220, 'code', 'payerType', 'Tipo de inscrição do pagador (01 CPF, 02 CNPJ)', '!'],
  [221, 234, 'document', 'payerDocument', 'Inscrição do pagador', '!'],
  [235, 274, 'text', 'name', 'Nome do pagador', '!'],
  [275, 314, 'text', 'street', 'Endereço'],
  [315, 326, 'text', 'neighborhood', 'Bairro'],
  [327, 334, 'code', 'zipcode', 'CEP'],
  [335, 349, 'text', 'city', 'Cidade'],
  [350, 351, 'text', 'state', 'UF'],
  [352, 391, 'text', 'message1', 'Mensagem'],
  blank(392, 394),
  sequenceAt,
]);

/** The Pix of the title before it, in both directions; its being there asks for a QR Code. */
export const PIX_OF_TITLE = defineRecord('2', 'Pix e e-mail do título', [
  [1, 1, 'code', 'type', 'Tipo de registro', '=2'],
  [2, 2, 'text', 'wantsPix', 'Boleto com Pix (S ou N)'],
  [3, 37, 'verbatim', 'txid', 'Código de identificação do QR Code (txid)'],
  [38, 114, 'verbatim', 'key', 'Endereço do QR Code'],
  [115, 164, 'text', 'email', 'E-mail do pagador'],
  [165, 204, 'text', 'message2', 'Mensagem 2'],
  [205, 244, 'text', 'message3', 'Mensagem 3'],
  [245, 284, 'text', 'message4', 'Mensagem 4'],
  blank(285, 394),
  sequenceAt,
]);

/** A movement of a return file. */
export const RETURN_TITLE = defineRecord('1', 'Movimento do título', [
  [1, 1, 'code', 'type', 'Tipo de registro', '=1'],
  ...companyStart,
  blank(75, 107),
  [108, 108, 'code', 'wallet', 'Carteira'],
  [109, 110, 'code', 'movement', 'Ocorrência', '!'],
  [111, 116, 'day', 'occurredOn', 'Data da ocorrência', '!'],
  [117, 126, 'text', 'documentNumber', 'Número do documento (seu número)'],
  blank(127, 146),
  [147, 152, 'day', 'due', 'Vencimento'],
  [153, 165, 'cents', 'value', 'Valor do título'],
  [166, 168, 'code', 'paidAtBank', 'Banco recebedor'],
  [169, 173, 'number', 'paidAtAgency', 'Agência recebedora'],
  [174, 175, 'code', 'species', 'Espécie do título'],
  [176, 188, 'cents', 'fee', 'Tarifa'],
  [189, 201, 'cents', 'net', 'Valor líquido creditado'],
  [202, 214, 'cents', 'otherCosts', 'Outras despesas'],
  [215, 227, 'cents', 'iof', 'IOF'],
  [228, 240, 'cents', 'abatement', 'Abatimento concedido'],
  [241, 253, 'cents', 'discount', 'Desconto concedido'],
  [254, 266, 'cents', 'paid', 'Valor pago'],
  [267, 279, 'cents', 'accrued', 'Juros e multa'],
  [280, 292, 'cents', 'otherCredits', 'Outros créditos'],
  blank(293, 295),
  [296, 301, 'day', 'creditOn', 'Data do crédito'],
  [302, 303, 'code', 'payerType', 'Tipo de inscrição do pagador (01 CPF, 02 CNPJ)'],
  [304, 317, 'document', 'payerDocument', 'Inscrição do pagador'],
  blank(318, 324),
  [325, 364, 'text', 'name', 'Nome do pagador'],
  blank(365, 377),
  [378, 387, 'text', 'reasons', 'Motivos da ocorrência'],
  blank(388, 394),
  sequenceAt,
]);

export const TRAILER = defineRecord('9', 'Fim do arquivo', [
  [1, 1, 'code', 'type', 'Tipo de registro', '=9'],
  [2, 7, 'number', 'titles', 'Quantidade de títulos'],
  [8, 21, 'cents', 'value', 'Valor dos títulos'],
  blank(22, 394),
  sequenceAt,
]);
