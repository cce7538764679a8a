import { MENSAGENS_DA_CAIXA as MSG } from '@portal/contracts/caixa/mensagens';
import { describe, expect, it } from 'vitest';
import { lerExtrato } from './ler-extrato';

interface Linha {
  data: string;
  valor: string;
  id?: string;
  nome?: string;
}

const LINHAS: Linha[] = [
  { data: '20261103', valor: '50.00', id: 'A1', nome: 'PIX RECEBIDO JOÃO & FILHOS' },
  { data: '20261104120000[-3:BRT]', valor: '-12.50', id: 'A2', nome: 'TARIFA' },
  { data: '20261105', valor: '1234.56', id: 'A3', nome: 'ANUNCIO12' },
];

const ofx1 = (linhas: Linha[] = LINHAS): string =>
  [
    ...['OFXHEADER:100', 'DATA:OFXSGML', 'VERSION:102', 'ENCODING:USASCII', 'CHARSET:1252', ''],
    '<OFX><BANKMSGSRSV1><STMTTRNRS><STMTRS><CURDEF>BRL<BANKTRANLIST>',
    ...linhas.map(({ data, valor, id = '', nome = '' }) =>
      [
        ...['<STMTTRN>', `<TRNTYPE>${valor.startsWith('-') ? 'DEBIT' : 'CREDIT'}`],
        ...[`<DTPOSTED>${data}`, `<TRNAMT>${valor}`, `<FITID>${id}`, `<MEMO>${nome}`, '</STMTTRN>'],
      ].join('\r\n'),
    ),
    '</BANKTRANLIST></STMTRS></STMTTRNRS></BANKMSGSRSV1></OFX>',
  ].join('\r\n');

const ofx2 = (linhas: Linha[] = LINHAS, antes = ''): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?><?OFX OFXHEADER="200" VERSION="211"?>',
    `${antes}<OFX><BANKTRANLIST>`,
    ...linhas.map(
      ({ data, valor, id = '', nome = '' }) =>
        `<STMTTRN><TRNTYPE>OTHER</TRNTYPE><DTPOSTED>${data}</DTPOSTED><TRNAMT>${valor}</TRNAMT>` +
        `<FITID>${id}</FITID><MEMO>${nome.replace('& ', '&amp; ')}</MEMO></STMTTRN>`,
    ),
    '</BANKTRANLIST></OFX>',
  ].join('\n');

const csv = (...linhas: string[]): string =>
  ['Banco do Portal;;;', 'Data;Histórico;Valor (R$);Identificador', ...linhas].join('\r\n');

const ler = (texto: string, codificacao: BufferEncoding = 'utf8') =>
  lerExtrato(Buffer.from(texto, codificacao));
const recusa = (texto: string | Buffer): string => {
  try {
    lerExtrato(typeof texto === 'string' ? Buffer.from(texto) : texto);
    return 'lido';
  } catch (erro) {
    return erro instanceof Error ? erro.message : String(erro);
  }
};

const ESPERADOS = [
  { data: '2026-11-03', centavos: 5000, descricao: 'PIX RECEBIDO JOÃO & FILHOS', transacao: 'A1' },
  { data: '2026-11-05', centavos: 123456, descricao: 'ANUNCIO12', transacao: 'A3' },
];

describe('os três formatos dizem os mesmos créditos', () => {
  it.each([
    ['OFX 1', ofx1()],
    ['OFX 1 com as marcas fechadas', ofx1().replace(/<(\w+)>([^<\r]+)/g, '<$1>$2</$1>')],
    ['OFX 1 numa linha só', ofx1().replace(/[\r\n]+(?=<)/g, '')],
    ['OFX 2', ofx2()],
    [
      'OFX 2 em CDATA',
      ofx2().replace(/<MEMO>(.*?)&amp; (.*?)<\/MEMO>/, '<MEMO><![CDATA[$1& $2]]></MEMO>'),
    ],
    [
      'CSV',
      csv(
        '03/11/2026;PIX RECEBIDO JOÃO & FILHOS;50,00;A1',
        '04/11/2026;TARIFA;-12,50;A2',
        '"05/11/2026";ANUNCIO12;"R$ 1.234,56";A3',
        ';Saldo final;1.272,06;',
      ),
    ],
    [
      'CSV com vírgulas e ponto decimal',
      'Data,Valor,Identificador,Descrição\n03/11/2026,50.00,A1,PIX RECEBIDO JOÃO & FILHOS\n' +
        '04/11/2026,-12.50,A2,TARIFA\n05/11/2026,1234.56,A3,ANUNCIO12\n',
    ],
    [
      'CSV com crédito e débito em colunas',
      'Data;Lançamento;Crédito;Débito;Id\n2026-11-03;PIX RECEBIDO JOÃO & FILHOS;50,00;;A1\n' +
        '2026-11-04;TARIFA;;12,50;A2\n2026-11-05;ANUNCIO12;1.234,56;;A3',
    ],
  ])('%s', (_nome, texto) => {
    expect(ler(texto)).toMatchObject(ESPERADOS);
    expect(ler(texto)).toHaveLength(2);
  });

  it.each(['Movimentação', 'Operação', 'Entrada/Saída'])(
    'sem sinal, quem diz é a coluna %s',
    (nome) => {
      const [credito, ...outros] = ler(
        `${nome},Valor,Data,Destino\nCrédito,"50,00",03/11/2026,ANA\n` +
          'Débito,"12,50",04/11/2026,X\nSaída,"1,00",04/11/2026,X\n',
      );
      expect(outros).toEqual([]);
      expect(credito).toMatchObject({ data: '2026-11-03', centavos: 5000 });
    },
  );

  it('o CSV com linhas que acabam umas de um modo, outras de outro', () => {
    const lidos = ler(
      'Data;Descrição;Valor\r\n03/11/2026;PIX ANA;50,00\n04/11/2026;PIX BIA;5,00\n',
    );
    expect(lidos.map(({ centavos }) => centavos)).toEqual([5000, 500]);
  });

  it('o CSV sem nomes de colunas', () => {
    const [credito] = ler('03/11/2026;PIX ANA;50,00\n04/11/2026;TARIFA;-1,00');
    expect(credito).toMatchObject({ data: '2026-11-03', centavos: 5000, descricao: 'PIX ANA' });
  });

  it('a tabela com um saldo acima, e nomes de colunas que ninguém conhece', () => {
    const texto =
      'INITIAL_BALANCE;CREDITS;DEBITS;FINAL_BALANCE\n10,00;50,00;-12,50;47,50\n\n' +
      'RELEASE_DATE;TRANSACTION_TYPE;REFERENCE_ID;TRANSACTION_NET_AMOUNT;PARTIAL_BALANCE\n' +
      '03-11-2026;Pix recebido ANA;778899;50,00;60,00\n04-11-2026;TARIFA;778900;-12,50;47,50\n';
    expect(ler(texto)).toMatchObject([
      { data: '2026-11-03', centavos: 5000, descricao: 'Pix recebido ANA' },
    ]);
  });

  it('o nome de quem pagou, na linha de baixo, é do crédito, que continua o mesmo', () => {
    const nomes = 'DATA;DOCUMENTO;HISTÓRICO;VALOR';
    const um = '03/11/2026;Pix;PIX RECEB.OUTRA IF;50,00C';
    const [credito, ...outros] = ler(
      [nomes, um, ';;ANA LIMA;', ';;DOC.: 123;', ';;SALDO DO DIA;', ';;;937,50C'].join('\n'),
    );
    expect(outros).toEqual([]);
    expect(credito?.descricao).toBe('Pix · PIX RECEB.OUTRA IF · ANA LIMA · DOC.: 123');
    expect(credito?.transacao).toBe(ler([nomes, um].join('\n'))[0]?.transacao);
  });

  it('o saldo entre os lançamentos de um OFX não é crédito; um pagamento que fala de saldo é', () => {
    const linhas = ['Saldo Anterior', 'S A L D O', 'SALDO DO ANUNCIO12'].map((nome, i) => ({
      ...{ data: '20261103', valor: '900.00', id: `S${i}`, nome },
    }));
    for (const texto of [ofx1(linhas), ofx2(linhas)])
      expect(ler(texto).map(({ transacao }) => transacao)).toEqual(['S2']);
  });

  it('colunas com nomes colados, datas sem barras, o sinal numa letra', () => {
    const texto =
      '"Conta";"Data_Mov";"Nr_Doc";"Historico";"Valor";"Deb_Cred"\n' +
      '"00123";"20261103";"000001";"CRED PIX";"50.00";"C"\n' +
      '"00123";"20261104";"000002";"TARIFA";"12.50";"D"\n';
    const [credito, ...outros] = ler(texto);
    expect(outros).toEqual([]);
    expect(credito).toMatchObject({ data: '2026-11-03', centavos: 5000 });
    expect(credito?.descricao).toContain('CRED PIX');
  });

  it('o saldo escrito com espaços não é dinheiro que entrou, nem tem data que se confira', () => {
    const linhas = [
      '"01/11/2026","S A L D O","","","900,00",""',
      '"03/11/2026","Pix - Recebido","ANA","123","50,00","Entrada"',
      '"00/00/0000","Saldo do dia","","","950,00",""',
      '"00/00/0000","S A L D O","","","950,00",""',
    ];
    const nomes = '"Data","Lançamento","Detalhes","N° documento","Valor","Tipo Lançamento"';
    expect(ler([nomes, ...linhas].join('\n'))).toMatchObject([
      { data: '2026-11-03', centavos: 5000, descricao: 'Pix - Recebido · ANA · 123 · Entrada' },
    ]);
  });

  it.each([
    ['Depósito', [5000]],
    ['DOC recebido', [5000]],
    ['Entrada', [5000]],
    ['D', []],
    ['Débito', []],
    ['DEB AUT', []],
    ['Saída', []],
  ])('o tipo %j de um valor sem sinal', (tipo, centavos) => {
    const lidos = ler(`Data;Tipo;Descrição;Valor\n03/11/2026;${tipo};ANA;50,00`);
    expect(lidos.map((credito) => credito.centavos)).toEqual(centavos);
  });

  it.each(['utf8', 'latin1', 'utf16le'] as const)('em %s, declarado ou não', (codificacao) => {
    const texto = codificacao === 'utf16le' ? `\ufeff${ofx1()}` : ofx1();
    expect(ler(texto, codificacao)[0]?.descricao).toBe('PIX RECEBIDO JOÃO & FILHOS');
    const tabela = csv('03/11/2026;Doação de José;1,00;X');
    const lida = ler(codificacao === 'utf16le' ? `\ufeff${tabela}` : tabela, codificacao);
    expect(lida[0]?.descricao).toBe('Doação de José');
  });

  it('em UTF-16 com os bytes ao contrário', () => {
    const bytes = Buffer.from(`\ufeff${ofx1()}`, 'utf16le').swap16();
    expect(lerExtrato(bytes)[0]?.descricao).toBe('PIX RECEBIDO JOÃO & FILHOS');
  });
});

describe('o nome de cada crédito', () => {
  it('é o mesmo da próxima vez, e nenhum outro o tem', () => {
    const texto = csv(
      ...['03/11/2026;PIX;50,00;', '03/11/2026;PIX;50,00;', '03/11/2026;PIX;50,00;X'],
      '04/11/2026;PIX;50,00;X',
    );
    const nomes = ler(texto).map(({ transacao }) => transacao);
    expect(new Set(nomes).size).toBe(4);
    expect(ler(texto).map(({ transacao }) => transacao)).toEqual(nomes);
  });

  it('o Pix tem também o seu E2E', () => {
    const e2e = `E${'1'.repeat(20)}abcDEF12345`;
    const [credito] = ler(
      ofx1([{ data: '20261103', valor: '1.00', id: 'A1', nome: `PIX ${e2e}` }]),
    );
    expect(credito).toMatchObject({ transacao: 'A1', outras: [e2e] });
  });
});

const BOMBA = `<!DOCTYPE x [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;">]>`;
const linha = (mudancas: Partial<Linha>): Linha[] => [
  { data: '20261103', valor: '50.00', ...mudancas },
];

describe('arquivos hostis', () => {
  it.each<[string, string | Buffer, string]>([
    ['vazio', '', MSG.extratoVazio],
    ['só espaços', ' \r\n ', MSG.extratoVazio],
    ['OFX sem lançamentos', ofx1([]), MSG.extratoVazio],
    ['OFX 2 sem lançamentos', ofx2([]), MSG.extratoVazio],
    ['CSV só com os nomes', csv(), MSG.extratoVazio],
    ['binário', Buffer.from([0x50, 0x4b, 3, 4, 0, 0]), MSG.extratoIlegivel],
    ['página em vez de extrato', '<html><body>Sessão expirada</body></html>', MSG.extratoIlegivel],
    ['OFX 1 cortado', ofx1().slice(0, -80), MSG.extratoIlegivel],
    ['OFX 2 cortado', ofx2().slice(0, -30), MSG.extratoIlegivel],
    ['OFX 2 mal fechado', ofx2().replace('</MEMO>', '</NAME>'), MSG.extratoIlegivel],
    ['entidades', ofx2(LINHAS, BOMBA), MSG.extratoComEntidades],
    [
      'entidade de fora',
      ofx2(LINHAS, '<!DOCTYPE OFX SYSTEM "file:///etc/passwd">'),
      MSG.extratoComEntidades,
    ],
    ['entidades em OFX 1', BOMBA + ofx1(), MSG.extratoComEntidades],
    ['entidade desconhecida', ofx2().replace('TARIFA', '&x;'), MSG.extratoIlegivel],
    ['fundo sem fim', `<?xml version="1.0"?><OFX>${'<A>'.repeat(1000)}`, MSG.extratoIlegivel],
    [
      'fundo demais, embora fechado',
      ofx2().replace('</OFX>', `${'<A>'.repeat(64)}${'</A>'.repeat(64)}</OFX>`),
      MSG.extratoIlegivel,
    ],
    ['CSV sem colunas', 'nome;cor\nana;azul', MSG.extratoSemColunas],
    [
      'lançamentos demais',
      csv(...Array.from({ length: 50_050 }, () => '03/11/2026;a;1,00;')),
      MSG.extratoLongo,
    ],
  ])('%s', (_nome, texto, palavras) => {
    expect(recusa(texto)).toBe(palavras);
  });

  it.each(['20260230', '20261301', '00000000', '', '19261103', '2026'])('a data %j', (data) => {
    for (const texto of [ofx1(linha({ data })), ofx2(linha({ data }))])
      expect(recusa(texto)).toContain(MSG.extratoComDataErrada);
  });

  it.each(['1e9', '', 'NaN', '=1+1', '1.234', '9'.repeat(400)])('o valor %j', (valor) => {
    for (const texto of [ofx1(linha({ valor })), ofx2(linha({ valor }))])
      expect(recusa(texto)).toContain(MSG.extratoComValorErrado);
  });

  it('num CSV diz em que lançamento está o que não existe', () => {
    const texto = csv('03/11/2026;a;1,00;', '31/02/2026;b;2,00;');
    expect(recusa(texto)).toBe(`${MSG.extratoComDataErrada} Lançamento 2: 31/02/2026`);
    const formula = csv('03/11/2026;a;=SOMA(A1:A9);');
    expect(recusa(formula)).toBe(`${MSG.extratoComValorErrado} Lançamento 1: =SOMA(A1:A9)`);
  });

  it('um texto que parece fórmula é só texto, e o que vira a escrita some', () => {
    const [credito] = ler(csv('03/11/2026;=cmd|calc \u202e!A0;1,00;'));
    expect(credito?.descricao).toBe('=cmd|calc !A0');
  });

  it.each([
    ['.50', [50]],
    ['-.01', []],
    ['+,5', [50]],
  ])('%j, que alguns bancos escrevem, é um valor', (valor, creditos) => {
    expect(ler(ofx1(linha({ valor }))).map(({ centavos }) => centavos)).toEqual(creditos);
  });

  it('um bilhão é um valor', () => {
    expect(ler(ofx1(linha({ valor: '1000000000.00' })))[0]?.centavos).toBe(100_000_000_000);
  });
});
