import type { ImportField } from '@balcao/contract/customers-import';
import { columnsOf } from '../../kits/charging/sheets/columns';
import { SHEET_COLUMNS } from '../customers/service';

/** Titles that other systems give to the columns, without accents and spaces. */
const CALLED: Record<ImportField, string> = {
  document: 'cpf|cnpj|cpfcnpj|cnpjcpf|cpfoucnpj|cnpjoucpf|documento|doc|cpfcnpjdocliente|inscricao|numerododocumento',
  name: 'nome|nomecompleto|cliente|razaosocial|nomerazaosocial|nomedocliente|nomefantasia|pagador|sacado',
  email: 'email|emails|email1|email2|email3|correioeletronico|enderecodeemail',
  phone: 'telefone|telefones|celular|fone|telefone1|telefone2|whatsapp|telefonecelular|contato|tel',
  zipcode: 'cep|codigopostal',
  street: 'rua|logradouro|endereco|ruaouavenida|avenida',
  number: 'numero|num|no|numerodoendereco',
  complement: 'complemento|compl',
  neighborhood: 'bairro',
  city: 'cidade|municipio|localidade',
  state: 'estado|uf',
  birthday: 'datadenascimento|nascimento|datanascimento|aniversario|dtnascimento',
  groups: 'grupo|grupos|categoria|categorias|segmento',
  customerCode: 'codigo|codigodocliente|codigocliente|codcliente|idexterno|referencia',
  note: 'anotacao|anotacoes|observacao|observacoes|obs|nota|notas',
};

/** Guesses the field of each column of a spreadsheet. Several columns may hold e-mails and phones; CPF and CNPJ may have one each. */
export const importColumns = columnsOf<ImportField>({
  titles: SHEET_COLUMNS,
  called: CALLED,
  several: ['email', 'phone', 'document'],
  again: { document: ['cpf', 'cnpj'] },
});
