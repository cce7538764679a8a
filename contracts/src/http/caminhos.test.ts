import { describe, expect, it } from 'vitest';
import { CHAMADAS } from '../chamadas/todas';
import { CAMINHOS } from './caminhos';

/** Addresses of pages: no program calls them. */
const PAGINAS = [
  ...['docs', 'novoUsuario', 'recuperacao', 'paginaDeTroca', 'paginaDeConfirmacao', 'perfil'],
  ...['loginComCodigo', 'privacidade', 'novoAnuncio', 'administracao', 'anuncioNaAdministracao'],
  ...['meusAnuncios', 'escolhaDeAvisos'],
  // The panel's own preview is of the newsroom alone.
  'previa',
];

const DESCRITOS = CHAMADAS.map(({ nome }) => {
  const [, caminho = ''] = nome.split(' ');
  return new RegExp(`^${caminho.replace(/[|.]/g, String.raw`\$&`).replace(/:\w+/g, '[^/?#]+')}$`);
});

it.each(Object.entries(CAMINHOS).filter(([nome]) => !PAGINAS.includes(nome)))(
  '%s é o endereço de uma chamada descrita',
  (_, caminho) => {
    // Whatever it takes, a number stands for it.
    const endereco = typeof caminho === 'string' ? caminho : caminho(7 as never, 8 as never);
    const [semConsulta = ''] = endereco.split('?');
    expect(
      DESCRITOS.some((descrito) => descrito.test(semConsulta)),
      endereco,
    ).toBe(true);
  },
);

describe('o que vai num endereço', () => {
  it.each([
    [CAMINHOS.radio('a/b'), '/api/radios/a%2Fb'],
    [CAMINHOS.noArDaRadio('a/b'), '/api/radios/a%2Fb/no-ar'],
    [CAMINHOS.cantor('a?b'), '/api/cantores/a%3Fb'],
    [CAMINHOS.previa('a b'), '/api/previa/a%20b'],
    [CAMINHOS.cep('01001-000'), '/api/cep/01001-000'],
    [CAMINHOS.presenca(7), '/monitoramento/7'],
    [CAMINHOS.presenca('7', 'a&b'), '/monitoramento/7?ouvindo=a%26b'],
    [CAMINHOS.pesquisaResultados(1), '/api/pesquisas/1/resultados'],
    [CAMINHOS.pesquisaResultados(2, 3), '/api/pesquisas/2/resultados?edicao=3'],
    [CAMINHOS.pesquisaParticipantes(1, 2), '/api/pesquisas/1/participantes?edicao=2'],
    [CAMINHOS.pesquisaSorteios(1), '/api/pesquisas/1/sorteios'],
    [CAMINHOS.nota(12, 3), '/api/anuncios/12/notas/3'],
    [CAMINHOS.anuncioNaAdministracao(12), '/usuario/perfil?anuncio=12#administracao'],
  ])('%s', (feito, esperado) => {
    expect(feito).toBe(esperado);
  });
});
