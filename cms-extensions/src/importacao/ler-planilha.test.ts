import { MODELOS } from '@portal/contracts/importacao/modelos';
import { describe, expect, it } from 'vitest';
import { csvLinha, CSV_INICIO } from '../texto/csv';
import { lerPlanilha, LINHAS_MAXIMAS } from './ler-planilha';
import { RecusaDePlanilha } from './recusa-de-planilha';

const { radio, cantor, musica } = MODELOS;
const bytes = (texto: string, codificacao: BufferEncoding = 'utf8') =>
  Buffer.from(texto, codificacao);

const motivo = (conteudo: Uint8Array): string | null => {
  try {
    lerPlanilha(conteudo, radio);
    return null;
  } catch (erro) {
    if (!(erro instanceof RecusaDePlanilha)) throw erro;
    return erro.motivo;
  }
};

describe('uma planilha', () => {
  it('lê-se até o fim, por mais linhas vazias que haja no meio', () => {
    const vazias = ';\n'.repeat(3 * LINHAS_MAXIMAS);
    const texto = `Nome da rádio;Slogan\nRádio Uma;Oi\n${vazias}Rádio Longe;Olá\n${vazias}`;
    const { linhas } = lerPlanilha(bytes(texto), radio);
    expect(linhas.map(({ linha, nome }) => [linha, nome])).toEqual([
      [2, 'Rádio Uma'],
      [3 * LINHAS_MAXIMAS + 3, 'Rádio Longe'],
    ]);
  });

  it.each([
    ['com ponto e vírgula', bytes('Nome da rádio;Região\nRádio São José;Canaã, SP')],
    ['com vírgula', bytes('Nome da rádio,Região\nRádio São José,"Canaã, SP"')],
    ['com tabulação', bytes('Nome da rádio\tRegião\nRádio São José\tCanaã, SP')],
    ['com BOM', bytes('\uFEFFNome da rádio;Região\r\nRádio São José;Canaã, SP\r\n')],
    ['em Latin-1', bytes('Nome da rádio;Região\nRádio São José;Canaã, SP', 'latin1')],
    [
      'em UTF-16',
      Buffer.concat([
        Buffer.from([0xff, 0xfe]),
        bytes('Nome da rádio;Região\nRádio São José;Canaã, SP', 'utf16le'),
      ]),
    ],
    [
      'em UTF-16 com os bytes ao contrário',
      bytes('\uFEFFNome da rádio;Região\nRádio São José;Canaã, SP', 'utf16le').swap16(),
    ],
    ['de títulos sem acento', bytes('NOME DA RADIO; regiao \nRádio São José;Canaã, SP')],
  ])('%s se lê', (_caso, conteudo) => {
    const { linhas, ignoradas } = lerPlanilha(conteudo, radio);
    expect(linhas).toMatchObject([
      {
        linha: 2,
        nome: 'Rádio São José',
        dados: { nome_radio: 'Rádio São José', endereco: 'Canaã, SP' },
        erros: [],
      },
    ]);
    expect(ignoradas).toEqual([]);
  });

  it.each([
    ['o título da folha, numa célula mesclada', 'Rádios da associação;;\n;;\n'],
    ['a linha do separador', 'sep=;\n'],
    ['linhas vazias', '\n\n'],
  ])('antes dos nomes das colunas pode haver %s', (_caso, antes) => {
    const texto = `${antes}Nome da rádio;Slogan;Região\nRádio Uma;Oi;Canaã, SP`;
    const { linhas, ignoradas } = lerPlanilha(bytes(texto.replaceAll('\n', '\r\n')), radio);
    const linha = antes.split('\n').length + 1;
    expect(linhas).toMatchObject([{ linha, nome: 'Rádio Uma', dados: { slogan: 'Oi' } }]);
    expect(ignoradas).toEqual([]);
  });

  it.each([
    ['\r\n', '\n'],
    ['\n', '\r'],
    ['\n', '\r\n'],
  ])('com uma linha que acaba em %j e outras em %j se lê linha a linha', (umFim, outroFim) => {
    const texto = `Nome;Sobre${umFim}Ana;Canta${outroFim}Bia;Toca${outroFim}`;
    const { linhas } = lerPlanilha(bytes(texto), cantor);
    expect(linhas.map(({ linha, nome, dados }) => [linha, nome, dados['sobre']])).toEqual([
      [2, 'Ana', 'Canta'],
      [3, 'Bia', 'Toca'],
    ]);
  });

  it('os nomes das colunas que vêm depois da décima linha não se procuram', () => {
    expect(motivo(bytes(`${';\n'.repeat(10)}Nome da rádio;Slogan\nUma;Oi`))).toBe(
      'planilhaSemNome',
    );
    expect(motivo(bytes(`${';\n'.repeat(9)}Nome da rádio;Slogan\nUma;Oi`))).toBe(null);
  });

  it('conta as linhas como quem a vê: as vazias também, e a célula de duas linhas é uma', () => {
    const { linhas } = lerPlanilha(
      bytes('Nome;Sobre\n;\n\nAna;"Uma linha\r\n\r\noutra; fim"\nBia;'),
      cantor,
    );
    expect(linhas.map(({ linha, dados }) => [linha, dados['sobre']])).toEqual([
      [4, 'Uma linha\n\noutra; fim'],
      [5, ''],
    ]);
  });

  it('diz as colunas que não lê, e de duas iguais lê a primeira', () => {
    const { linhas, ignoradas } = lerPlanilha(
      bytes('Nome da rádio;Preço;Nome da rádio;\nUma;3;Outra;x'),
      radio,
    );
    expect(ignoradas).toEqual(['Preço', 'Nome da rádio']);
    expect(linhas[0]?.nome).toBe('Uma');
  });

  it.each([
    ['', 'planilhaSemNome'],
    ['Slogan;Região\na;b', 'planilhaSemNome'],
    ['Nome da rádio\n', 'planilhaVazia'],
    ['Nome da rádio\n\n  \n', 'planilhaVazia'],
    ['Nome da rádio\n"aberta', 'planilhaIlegivel'],
    ['PK\u0003\u0004', 'planilhaIlegivel'],
    [`Nome da rádio\n${'a\n'.repeat(LINHAS_MAXIMAS + 1)}`, 'planilhaLonga'],
    [`Nome da rádio\n${'a'.repeat(200_000)}`, 'planilhaIlegivel'],
  ])('%.20j é recusada: %s', (texto, esperado) => {
    expect(motivo(bytes(texto))).toBe(esperado);
  });

  it('com o máximo de linhas se lê inteira', () => {
    const { linhas } = lerPlanilha(bytes(`Nome da rádio\n${'a\n'.repeat(LINHAS_MAXIMAS)}`), radio);
    expect(linhas).toHaveLength(LINHAS_MAXIMAS);
    expect(linhas[1]?.repeteALinha).toBe(2);
  });
});

describe('uma linha', () => {
  const erros = (titulos: string, celulas: string, modelo = radio) =>
    lerPlanilha(bytes(`${titulos}\n${celulas}`), modelo).linhas[0]?.erros.map(
      ({ coluna, msg }) => `${coluna}: ${msg}`,
    );

  it.each([
    ['Slogan', 'x', ['Nome da rádio: Informe o nome da rádio.']],
    ['Endereço da transmissão', 'radio.test', [expect.stringContaining('http://')]],
    ['Endereço da transmissão', 'https://radio.test/vivo', []],
    ['Estado', 'xx', ['Estado: Informe a sigla do estado, como PE.']],
    ['Estado', 'pe', []],
    ['WhatsApp', 'ligue já', [expect.stringContaining('DDD')]],
    ['WhatsApp', '(11) 90000-0000', []],
    ['Telefone', 'abc', [expect.stringContaining('DDD')]],
    ['E-mail', 'ana', [expect.stringContaining('E-mail')]],
    ['Instagram', '@radio', [expect.stringContaining('http')]],
    ['Instagram', 'instagram.com/radio', []],
    ['Imagem', 'https://site.test/a.png', [expect.stringContaining('Descreva a imagem')]],
    ['Slogan', 'a'.repeat(161), ['Slogan: Use no máximo 160 caracteres.']],
  ])('%s %.30j: %j', (titulo, celula, esperados) => {
    const semNome = titulo === 'Slogan' && celula === 'x';
    expect(erros(`Nome da rádio;${titulo}`, `${semNome ? '' : 'Uma'};${celula}`)).toEqual(
      esperados,
    );
  });

  it('os links se completam e as siglas se escrevem', () => {
    const [linha] = lerPlanilha(
      bytes('Nome da rádio;Instagram;Estado;WhatsApp\nUma;instagram.com/x;pe;(11) 90000-0000'),
      radio,
    ).linhas;
    expect(linha?.dados).toMatchObject({
      rede_social_1: 'https://instagram.com/x',
      estado: 'PE',
      rede_social_4: '5511900000000',
    });
  });

  it('o mesmo nome, com outras letras, repete; música de outro cantor não', () => {
    const repetidas = (texto: string, modelo = radio) =>
      lerPlanilha(bytes(texto), modelo).linhas.map(({ repeteALinha }) => repeteALinha);
    expect(repetidas('Nome da rádio\nRádio Sião\nOutra\nRADIO  SIAO')).toEqual([null, null, 2]);
    expect(repetidas('Nome;Cantor\nPaz;Ana\nPaz;Bia\npaz;ANA', musica)).toEqual([null, null, 2]);
  });

  it('o que se exportou se lê igual, mesmo o que pareceria uma fórmula', () => {
    const nome = '=HYPERLINK("https://mau.test")';
    const conteudo =
      CSV_INICIO + csvLinha(['Nome da rádio', 'Slogan']) + csvLinha([nome, "'aspas; e\nlinha"]);
    const [linha] = lerPlanilha(bytes(conteudo), radio).linhas;
    expect(linha?.nome).toBe(nome);
    // A slogan is one line.
    expect(linha?.erros).toHaveLength(1);
  });
});
