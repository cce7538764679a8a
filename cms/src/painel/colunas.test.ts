import { arquivosDe, linhaDoArquivo } from '@portal/contracts/anuncio/arquivos';
import { CAMPOS, type SecaoDeConteudo } from '@portal/contracts/anuncio/campos';
import { chaves, colunasDe, type ColunaDe } from '@portal/contracts/anuncio/tabela';
import { expect, it } from 'vitest';
import banner from '../api/banner/content-types/banner/schema.json';
import cantor from '../api/cantor/content-types/cantor/schema.json';
import musica from '../api/musica/content-types/musica/schema.json';
import radio from '../api/radio/content-types/radio/schema.json';

/** A column of an ad's form that its content type lacks does not compile here. */
const ATRIBUTOS: { [S in SecaoDeConteudo]: Record<ColunaDe<(typeof CAMPOS)[S]>, object> } = {
  banner: banner.attributes,
  radio: radio.attributes,
  musica: musica.attributes,
  cantor: cantor.attributes,
};

it.each(chaves(ATRIBUTOS))('o que o formulário pergunta de %s tem onde ficar', (secao) => {
  const daSecao = arquivosDe(secao).flatMap((campo) => linhaDoArquivo(campo).coluna ?? []);
  expect(Object.keys(ATRIBUTOS[secao])).toEqual(
    expect.arrayContaining([...colunasDe(CAMPOS[secao]), ...daSecao]),
  );
});
