import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { montar } from '../../test/montar';
import { simularRede } from '../../test/rede';
import { ConfirmarEmail } from './confirmar-email';

const botao = () => screen.getByRole('button', { name: 'Confirmar e-mail' });

it('dois cliques seguidos confirmam uma vez só, e nada diz que falhou', async () => {
  let vezes = 0;
  simularRede(() => {
    vezes += 1;
    return vezes === 1
      ? { status: 200, corpo: { status: '1', msg: 'E-mail confirmado' } }
      : {
          status: 409,
          corpo: { status: '0', msg: 'Link inválido', codigo: 'link_de_email_invalido' },
        };
  });
  montar(<ConfirmarEmail token="abc" rotulo="Confirmar e-mail" />);
  botao().click();
  botao().click();
  expect(await screen.findByText('E-mail confirmado')).toBeTruthy();
  expect(screen.queryByText('Link inválido')).toBeNull();
  expect(vezes).toBe(1);
});

it('o que falhou pode ser tentado de novo', async () => {
  let vezes = 0;
  simularRede(() => {
    vezes += 1;
    return vezes === 1
      ? { status: 503, corpo: { status: '0', msg: 'Tente de novo' } }
      : { status: 200, corpo: { status: '1', msg: 'E-mail confirmado' } };
  });
  montar(<ConfirmarEmail token="abc" rotulo="Confirmar e-mail" />);
  fireEvent.click(botao());
  expect(await screen.findByText('Tente de novo')).toBeTruthy();
  fireEvent.click(botao());
  expect(await screen.findByText('E-mail confirmado')).toBeTruthy();
});
