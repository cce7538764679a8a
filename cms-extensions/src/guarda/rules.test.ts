import { describe, expect, it } from 'vitest';
import {
  motivoDaExclusao,
  motivoDaImagem,
  motivoDaRadioVotada,
  motivoDaTransmissao,
  motivoDoCantor,
  motivosDaMusica,
  motivosDaRadio,
  motivoDosDadosDaConta,
  motivoDoPreco,
  motivoDoPrecoApagado,
  motivoDoPrecoRepetido,
} from './rules';

describe('a transmissão de uma rádio', () => {
  it.each([
    'http://radio.test:8000/;',
    'https://radio.test/ao-vivo',
    '/demonstracao/ao-vivo.mp3',
    '',
    null,
    undefined,
  ])('aceita %j', (url) => {
    expect(motivoDaTransmissao(url)).toBeNull();
  });

  it.each([
    'ftp://radio.test/',
    'javascript:alert(1)',
    'radio.test',
    'http://',
    'https://a b',
    'http://a',
    'http://u:s@a.b',
    5,
  ])('recusa %j', (url) => {
    expect(motivoDaTransmissao(url)).toMatchObject({ campo: 'url' });
  });
});

describe('um cantor', () => {
  it.each([
    ['  ', true, 'nome'],
    [null, true, 'nome'],
    ['Ana', false, 'foto'],
  ])('com nome %j e foto %j não se publica por causa de %s', (nome, temFoto, campo) => {
    expect(motivoDoCantor({ nome, temFoto })).toMatchObject({ campo });
  });

  it('com nome e foto se publica', () => {
    expect(motivoDoCantor({ nome: 'Ana', temFoto: true })).toBeNull();
  });

  it('uma rádio com votos não se apaga', () => {
    expect(motivoDaRadioVotada(0)).toBeNull();
    expect(motivoDaRadioVotada(1)?.msg).toContain('tem 1 voto na pesquisa');
    expect(motivoDaRadioVotada(3)?.msg).toContain('tem 3 votos na pesquisa');
  });

  it('com músicas publicadas não se apaga', () => {
    expect(motivoDaExclusao(0)).toBeNull();
    expect(motivoDaExclusao(1)?.msg).toContain('1 música publicada.');
    expect(motivoDaExclusao(3)?.msg).toContain('3 músicas publicadas.');
  });
});

describe('o que se publica', () => {
  const campos = (motivos: { campo?: string }[]) => motivos.map(({ campo }) => campo);

  it.each([
    [null, false, false, ['url', 'imagem']],
    ['', true, false, ['url']],
    ['https://a.b/', false, false, ['imagem']],
    ['https://a.b/', false, true, []],
    ['https://a.b/', true, false, []],
  ])(
    'uma rádio com %j, imagem %j, de anúncio %j: falta %j',
    (url, temImagem, deAnuncio, faltam) => {
      expect(campos(motivosDaRadio({ url, temImagem, deAnuncio }))).toEqual(faltam);
    },
  );

  it('uma música é de alguém e soa', () => {
    expect(campos(motivosDaMusica({ temCantor: false, temAudio: false }))).toEqual([
      'cantor',
      'audio',
    ]);
    expect(motivosDaMusica({ temCantor: true, temAudio: true })).toEqual([]);
  });
});

describe('os dados de uma conta', () => {
  it.each([
    {},
    { username: 'Ana' },
    { password: 'Senha-12' },
    { permissao: 1 },
    { permissao: '2' },
  ])('%j valem', (dados) => {
    expect(motivoDosDadosDaConta(dados)).toBeNull();
  });

  it('o que fica como está não é julgado', () => {
    expect(motivoDosDadosDaConta({ permissao: 3 }, { permissao: 3 })).toBeNull();
    expect(motivoDosDadosDaConta({ username: 5 }, null)).toBeNull();
    expect(motivoDosDadosDaConta({ username: 'ab' }, { username: 'ab' })).toBeNull();
    expect(motivoDosDadosDaConta({ username: 'ab' }, { username: 'abc' })).not.toBeNull();
    expect(motivoDosDadosDaConta({ password: null })).toBeNull();
    expect(motivoDosDadosDaConta({ permissao: 3 }, { permissao: 1 })).toMatchObject({
      campo: 'permissao',
    });
  });

  it.each([
    [{ username: ' Convidado' }, 'username'],
    [{ username: '\u200b\u200b\u200b' }, 'username'],
    [{ username: 'Ana\u0007 Maria' }, 'username'],
    [{ password: 'Abc-123' }, 'password'],
    [{ password: 'é'.repeat(37) }, 'password'],
    [{ permissao: 0 }, 'permissao'],
    [{ permissao: 3 }, 'permissao'],
    [{ permissao: null }, 'permissao'],
    [{ permissao: true }, 'permissao'],
    [{ permissao: -1 }, 'permissao'],
    [{ permissao: 0.5 }, 'permissao'],
    [{ permissao: 'x' }, 'permissao'],
  ])('%j não valem, por causa de %s', (dados, campo) => {
    expect(motivoDosDadosDaConta(dados)).toMatchObject({ campo });
  });
});

describe('um preço', () => {
  const antes = { tipo: 'banner', periodo: 3, valor: 100 };

  it.each([
    [{ valor: 120 }, antes],
    [{ valor: '0.01' }, antes],
    [{ periodo: '3', tipo: 'banner' }, antes],
    [{ tipo: 'radio', periodo: '6', valor: 1 }, null],
    [{ tipo: 'radio', periodo: 12, valor: 1 }, null],
  ])('%j sobre %j vale', (novo, atual) => {
    expect(motivoDoPreco(novo, atual)).toBeNull();
  });

  it.each([
    [{ valor: -1 }, antes, 'valor'],
    [{ valor: 0 }, antes, 'valor'],
    [{ valor: null }, antes, 'valor'],
    [{ valor: 'x' }, antes, 'valor'],
    [{ valor: undefined, periodo: 3 }, null, 'valor'],
    [{ valor: 59.999 }, antes, 'valor'],
    [{ valor: 100_001 }, antes, 'valor'],
    [{ tipo: 'banner', periodo: 1 }, null, 'valor'],
    [{ tipo: 'banner', periodo: 2, valor: 10 }, null, 'periodo'],
    [{ periodo: 6 }, antes, 'periodo'],
    [{ tipo: 'radio' }, antes, 'periodo'],
  ])('%j sobre %j é recusado em %s', (novo, atual, campo) => {
    expect(motivoDoPreco(novo, atual)).toMatchObject({ campo });
  });

  it('repetido diz qual', () => {
    const msg = (preco: object) => motivoDoPrecoRepetido(preco).msg;
    expect(msg({ tipo: 'musica', periodo: 1 })).toContain('música por 1 mês');
    expect(msg({ tipo: 'banner', periodo: 12 })).toContain('banner por 12 meses');
  });

  it('de um período à venda não se apaga', () => {
    expect(motivoDoPrecoApagado({ periodo: 12 })).not.toBeNull();
    expect(motivoDoPrecoApagado({ periodo: 12 })?.msg).toContain('está à venda');
    expect(motivoDoPrecoApagado({ periodo: 2 })).toBeNull();
  });
});

it('uma imagem sem texto alternativo é recusada pelo nome', () => {
  const imagem = { name: 'ana.png', alternativeText: ' ' };
  expect(motivoDaImagem(imagem, 'foto')).toMatchObject({ campo: 'foto' });
  expect(motivoDaImagem(imagem, 'foto')?.msg).toContain('ana.png');
  expect(motivoDaImagem({ ...imagem, alternativeText: 'Ana ao piano' }, 'foto')).toBeNull();
  expect(motivoDaImagem({ ...imagem, alternativeText: null }, 'foto')).not.toBeNull();
  expect(motivoDaImagem(undefined, 'foto')).toBeNull();
});
