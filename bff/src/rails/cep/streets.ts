/** CEP, street, neighbourhood, city and state of some well-known streets, a line each. */
export const STREETS = `
01001000|Praça da Sé|Sé|São Paulo|SP
01310100|Avenida Paulista|Bela Vista|São Paulo|SP
01310200|Avenida Paulista|Bela Vista|São Paulo|SP
01311000|Avenida Paulista|Bela Vista|São Paulo|SP
01305000|Rua Augusta|Consolação|São Paulo|SP
01415000|Rua Bela Cintra|Consolação|São Paulo|SP
01452000|Avenida Brigadeiro Faria Lima|Jardim Paulistano|São Paulo|SP
04538133|Avenida Brigadeiro Faria Lima|Itaim Bibi|São Paulo|SP
04543000|Avenida Presidente Juscelino Kubitschek|Vila Nova Conceição|São Paulo|SP
05402000|Rua Cardeal Arcoverde|Pinheiros|São Paulo|SP
05508000|Avenida Professor Lineu Prestes|Butantã|São Paulo|SP
13010111|Rua Barão de Jaguara|Centro|Campinas|SP
14010100|Rua Álvares Cabral|Centro|Ribeirão Preto|SP
11010100|Rua do Comércio|Centro|Santos|SP
20021130|Avenida Presidente Antônio Carlos|Centro|Rio de Janeiro|RJ
20040002|Avenida Rio Branco|Centro|Rio de Janeiro|RJ
20040020|Avenida Rio Branco|Centro|Rio de Janeiro|RJ
20071004|Avenida Presidente Vargas|Centro|Rio de Janeiro|RJ
22021001|Avenida Atlântica|Copacabana|Rio de Janeiro|RJ
22041001|Rua Barata Ribeiro|Copacabana|Rio de Janeiro|RJ
22410002|Rua Visconde de Pirajá|Ipanema|Rio de Janeiro|RJ
24020000|Avenida Visconde do Rio Branco|Centro|Niterói|RJ
29010002|Avenida Jerônimo Monteiro|Centro|Vitória|ES
30110012|Avenida do Contorno|Funcionários|Belo Horizonte|MG
30112000|Avenida Getúlio Vargas|Savassi|Belo Horizonte|MG
30130000|Avenida Afonso Pena|Centro|Belo Horizonte|MG
30130010|Praça Sete de Setembro|Centro|Belo Horizonte|MG
36010000|Avenida Barão do Rio Branco|Centro|Juiz de Fora|MG
38400100|Avenida Afonso Pena|Centro|Uberlândia|MG
38408100|Avenida João Naves de Ávila|Santa Mônica|Uberlândia|MG
38411106|Avenida Rondon Pacheco|Morada da Colina|Uberlândia|MG
40020000|Rua Chile|Centro|Salvador|BA
40140110|Avenida Oceânica|Barra|Salvador|BA
41820021|Avenida Tancredo Neves|Caminho das Árvores|Salvador|BA
49010000|Rua João Pessoa|Centro|Aracaju|SE
50030230|Avenida Marquês de Olinda|Recife|Recife|PE
51011000|Avenida Boa Viagem|Pina|Recife|PE
57020000|Rua do Comércio|Centro|Maceió|AL
58013120|Avenida Dom Pedro I|Centro|João Pessoa|PB
59010000|Avenida Rio Branco|Cidade Alta|Natal|RN
60060170|Avenida Dom Manuel|Centro|Fortaleza|CE
60165121|Avenida Beira Mar|Meireles|Fortaleza|CE
64000020|Rua Álvaro Mendes|Centro|Teresina|PI
65010000|Rua Grande|Centro|São Luís|MA
66010000|Avenida Presidente Vargas|Campina|Belém|PA
69005070|Avenida Eduardo Ribeiro|Centro|Manaus|AM
70040010|Setor Bancário Sul Quadra 1|Asa Sul|Brasília|DF
70150900|Praça dos Três Poderes|Zona Cívico-Administrativa|Brasília|DF
74003010|Avenida Goiás|Setor Central|Goiânia|GO
78005000|Avenida Getúlio Vargas|Centro Norte|Cuiabá|MT
79002071|Avenida Afonso Pena|Centro|Campo Grande|MS
80010000|Rua Marechal Deodoro|Centro|Curitiba|PR
80020310|Rua XV de Novembro|Centro|Curitiba|PR
86010000|Avenida Paraná|Centro|Londrina|PR
88010000|Rua Felipe Schmidt|Centro|Florianópolis|SC
89010000|Rua XV de Novembro|Centro|Blumenau|SC
89201000|Rua do Príncipe|Centro|Joinville|SC
90010150|Rua dos Andradas|Centro Histórico|Porto Alegre|RS
90020004|Avenida Borges de Medeiros|Centro Histórico|Porto Alegre|RS
95020000|Avenida Júlio de Castilhos|Centro|Caxias do Sul|RS
`;
