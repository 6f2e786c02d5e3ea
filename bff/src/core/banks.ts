/** An institution that receives TEDs: ISPB, clearing code and name. */
interface Bank {
  ispb: string;
  code: string;
  name: string;
}

/** This institution (domain.md 4). */
export const OWN_BANK = {
  ispb: '09089356',
  code: '364',
  name: 'Balcão',
  branch: '0001',
  legalName: 'Balcão Instituição de Pagamento',
  cnpj: '09089356000118',
} as const;

/** Where an account of this institution is, as a Pix key names it. */
export const OWN_INSTITUTION = { ispb: OWN_BANK.ispb, bankName: OWN_BANK.name, branch: OWN_BANK.branch } as const;

/** Participants of the central bank's transfer system (STR): code, ISPB, name. */
const STR = `001 00000000 Banco do Brasil
003 04902979 Banco da Amazônia
004 07237373 Banco do Nordeste
021 28127603 Banestes
033 90400888 Santander
037 04913711 Banpará
041 92702067 Banrisul
047 13009717 Banese
070 00000208 BRB
077 00416968 Inter
082 07679404 Banco Topázio
084 02398976 Sisprime
085 05463212 Ailos
097 04632856 Credisis
104 00360305 Caixa Econômica Federal
136 00315557 Unicred
197 16501555 Stone
208 30306294 BTG Pactual
212 92894922 Banco Original
218 71027866 BS2
237 60746948 Bradesco
246 28195667 Banco ABC Brasil
260 18236120 Nubank
290 08561701 PagBank
318 61186680 Banco BMG
323 10573521 Mercado Pago
336 31872495 C6 Bank
341 60701190 Itaú Unibanco
348 33264668 Banco XP
364 09089356 Balcão
380 22896431 PicPay
389 17184037 Banco Mercantil
403 37880206 Cora
422 58160789 Banco Safra
461 19540550 Asaas
536 20855875 Neon
604 31895683 Banco Industrial
623 59285411 Banco Pan
633 68900810 Banco Rendimento
634 17351180 Banco Triângulo
655 59588111 Banco Votorantim
743 00795423 Banco Semear
745 33479023 Citibank
748 01181521 Sicredi
756 02038232 Sicoob`;

export const BANKS: readonly Bank[] = STR.split('\n').map((line) => {
  const [code = '', ispb = '', ...name] = line.split(' ');
  return { code, ispb, name: name.join(' ') };
});

/** The institution with an ISPB; undefined where BANKS has none. */
export const bankOf = (ispb: string): Bank | undefined => BANKS.find((bank) => bank.ispb === ispb);
