import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { Novidades } from './novidades';

afterEach(cleanup);

it('chama para a pesquisa com o título e o texto dela', () => {
  let cliques = 0;
  render(
    <Novidades
      chamada={{ titulo: 'Rádio do ano', texto: 'Vote já' }}
      responder={{ onClick: () => (cliques += 1) }}
    >
      <p>bloco</p>
    </Novidades>,
  );
  expect(screen.getByRole('heading', { name: 'Rádio do ano' })).toBeTruthy();
  expect(screen.getByText('Vote já')).toBeTruthy();
  expect(screen.getByText('bloco')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Responder agora' }));
  expect(cliques).toBe(1);
});

it('sem pesquisa aberta não chama ninguém', () => {
  render(
    <Novidades chamada={null} responder={{}}>
      {null}
    </Novidades>,
  );
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getByText('Nenhuma pesquisa aberta neste momento. Volte em breve!')).toBeTruthy();
});

it('o que a equipe escreveu vale mais', () => {
  render(
    <Novidades
      palavras={{ titulo: 'Fique por dentro', texto: 'Concorra a um rádio', rotulo_botao: 'Votar' }}
      chamada={{ titulo: 'Rádio do ano', texto: 'Vote já' }}
      responder={{}}
    >
      {null}
    </Novidades>,
  );
  expect(screen.getByRole('region', { name: 'Fique por dentro' })).toBeTruthy();
  expect(screen.getByText('Concorra a um rádio')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Votar' })).toBeTruthy();
});
