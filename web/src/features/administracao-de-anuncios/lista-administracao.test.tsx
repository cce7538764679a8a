import { CAMINHOS } from '@portal/contracts/http/caminhos';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { montar } from '../../test/montar';
import { responderMedia } from '../../test/navegador';
import { simularRede } from '../../test/rede';
import { anuncioDeTeste } from '../anuncios/anuncio-de-teste';
import { ANUNCIOS_POR_PAGINA } from '../anuncios/queries';
import { ListaAdministracao } from './lista-administracao';

const EM_CURSO = {
  ...{ esperando: [], ids: new Set<number>() },
  ...{ decidir: () => undefined, desfazer: () => false },
};

it('a página que deixou de existir dá lugar à última', async () => {
  const anuncios = Array.from({ length: ANUNCIOS_POR_PAGINA + 1 }, (_, i) =>
    anuncioDeTeste({ id: i + 1, titulo: `Anúncio ${i + 1}`, status: 3 }),
  );
  responderMedia();
  simularRede((caminho) => ({
    status: 200,
    corpo: caminho === CAMINHOS.todosOsAnuncios ? anuncios : [],
  }));
  montar(
    <ListaAdministracao lista="todos" emCurso={EM_CURSO} />,
    `${CAMINHOS.perfil}?lista=todos&pagina=3#administracao`,
  );
  await screen.findByText('Página 2 de 2');
  expect(await screen.findByText(`Anúncio ${anuncios.length}`)).toBeTruthy();
});
