import { CAMINHOS } from '@portal/contracts/http/caminhos';
import { screen } from '@testing-library/react';
import { Route, Routes, useLocation } from 'react-router-dom';
import { expect, it } from 'vitest';
import { montar } from '../test/montar';
import { simularRede } from '../test/rede';
import { SoQuemEntrou } from './so-quem-entrou';

const Login = () => <p>{JSON.stringify(useLocation().state)}</p>;

it('leva o convidado ao login, com o endereço inteiro para voltar', async () => {
  simularRede(() => ({ status: 404, corpo: null }));
  montar(
    <Routes>
      <Route path={CAMINHOS.login} element={<Login />} />
      <Route
        path={CAMINHOS.perfil}
        element={
          <SoQuemEntrou aviso="Entre na sua conta." esqueleto={null}>
            {(user) => <p>Olá, {user.usuario}</p>}
          </SoQuemEntrou>
        }
      />
    </Routes>,
    `${CAMINHOS.perfil}?lista=banners&pagina=2#administracao`,
  );
  const state = JSON.parse((await screen.findByText(/volta/)).textContent) as unknown;
  expect(state).toEqual({
    volta: `${CAMINHOS.perfil}?lista=banners&pagina=2#administracao`,
    aviso: 'Entre na sua conta.',
  });
});
