import { CAMINHOS } from '@portal/contracts/http/caminhos';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { montar } from '../../test/montar';
import { responderMedia } from '../../test/navegador';
import { simularRede } from '../../test/rede';
import { avisos } from '../../ui/avisar';
import { anuncioDeTeste } from '../anuncios/anuncio-de-teste';
import { EnviarComprovante } from './enviar-comprovante';

beforeEach(() => responderMedia('min-width'));

it('um clique duplo envia o comprovante uma vez, e não diz que falhou o que deu certo', async () => {
  const anuncio = anuncioDeTeste();
  const recebidos: unknown[] = [];
  const pedidos = simularRede((caminho) => {
    if (caminho !== CAMINHOS.editarMeuBanner) return { status: 200, corpo: [] };
    return pedidos.filter((um) => um.caminho === caminho).length === 1
      ? { status: 200, corpo: { status: '1', msg: 'Anúncio atualizado com sucesso', anuncio } }
      : { status: 409, corpo: { status: '0', msg: 'Já está em análise.' } };
  });
  montar(<EnviarComprovante anuncio={anuncio} aoEnviar={(um) => recebidos.push(um)} />);
  const comprovante = new File(['x'], 'comprovante.png', { type: 'image/png' });
  fireEvent.change(screen.getByLabelText('Comprovante'), { target: { files: [comprovante] } });
  await screen.findByAltText('Prévia do comprovante');
  const botao = screen.getByRole('button', { name: 'Enviar comprovante' });
  fireEvent.click(botao);
  fireEvent.click(botao);
  await waitFor(() => expect(recebidos).toEqual([anuncio]));
  expect(pedidos.filter(({ caminho }) => caminho === CAMINHOS.editarMeuBanner)).toHaveLength(1);
  expect(avisos.ler().map(({ msg }) => msg)).toEqual(['Anúncio atualizado com sucesso']);
});

it('o que já chegou por outro caminho não é dito erro ao lado do que a página mostra', async () => {
  avisos.mudar([]);
  simularRede((caminho) =>
    caminho === CAMINHOS.editarMeuBanner
      ? { status: 409, corpo: { status: '0', msg: 'Já está em análise.' } }
      : { status: 200, corpo: [] },
  );
  montar(<EnviarComprovante anuncio={anuncioDeTeste()} aoEnviar={() => undefined} />);
  const comprovante = new File(['x'], 'comprovante.png', { type: 'image/png' });
  const campo = screen.getByLabelText('Comprovante');
  fireEvent.change(campo, { target: { files: [comprovante] } });
  await screen.findByAltText('Prévia do comprovante');
  fireEvent.click(screen.getByRole('button', { name: 'Enviar comprovante' }));
  expect(await screen.findByText('Já está em análise.')).toBeTruthy();
  expect(avisos.ler()).toEqual([]);
});
