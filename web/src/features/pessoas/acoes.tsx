import type { PessoaDaLista } from '@portal/contracts/pessoas/pessoas';
import { isAdministrador } from '@portal/contracts/usuario/sessao';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Botao } from '../../ui/botao';
import { Confirmacao } from '../../ui/confirmacao';
import { Bloquear } from './bloquear';
import { mudarPessoaMutation, type Mudanca } from './mutations';
import estilos from './pessoas.module.css';

type Janela = 'nivel' | 'bloquear' | 'sessoes';

/** What may be done to somebody else's account, each with a question before. */
export const Acoes = ({ pessoa }: { pessoa: PessoaDaLista }) => {
  const [janela, setJanela] = useState<Janela | null>(null);
  const mudar = useMutation(mudarPessoaMutation);
  const { id_usuario: id, usuario, bloqueado } = pessoa;
  const administra = isAdministrador(pessoa);
  // The question stays the one that was asked: the list says that it is done before the window is closed.
  const [administrava, setAdministrava] = useState(administra);
  const fechar = () => setJanela(null);
  const fazer = (mudanca: Mudanca) => mudar.mutate({ id, mudanca }, { onSettled: fechar });
  // Stays open until it is done: a reason that did not arrive is not written twice.
  const bloquear = (motivo: string) =>
    mudar.mutate({ id, mudanca: { tipo: 'bloquear', motivo } }, { onSuccess: fechar });
  const comuns = { fazendo: mudar.isPending, nao: 'Voltar', onFechar: fechar };
  return (
    <div className={estilos.acoes} role="group" aria-label={`Ações para ${usuario}`}>
      <Botao
        variante="secundario"
        onClick={() => {
          setAdministrava(administra);
          setJanela('nivel');
        }}
      >
        {administra ? 'Tirar da administração' : 'Tornar administração'}
      </Botao>
      <Botao
        variante="secundario"
        aria-disabled={mudar.isPending || undefined}
        onClick={() => {
          if (!bloqueado) setJanela('bloquear');
          else if (!mudar.isPending) fazer({ tipo: 'desbloquear' });
        }}
      >
        {bloqueado ? 'Desbloquear' : 'Bloquear'}
      </Botao>
      {!bloqueado && (
        <Botao variante="secundario" onClick={() => setJanela('sessoes')}>
          Encerrar sessões
        </Botao>
      )}
      <Confirmacao
        {...comuns}
        aberta={janela === 'nivel'}
        titulo={administrava ? 'Tirar da administração' : 'Tornar administração'}
        sim={administrava ? 'Tirar' : 'Tornar'}
        onSim={() => fazer({ tipo: 'nivel', permissao: administrava ? 1 : 2 })}
      >
        {administrava
          ? `${usuario} deixa de ver e de fazer o que é da administração. Vale no pedido seguinte.`
          : `${usuario} passa a ver os dados de todos, a decidir anúncios e a mudar contas. Vale no pedido seguinte.`}
      </Confirmacao>
      <Confirmacao
        {...comuns}
        aberta={janela === 'sessoes'}
        titulo="Encerrar as sessões"
        sim="Encerrar"
        onSim={() => fazer({ tipo: 'sessoes' })}
      >
        {usuario} sai de todos os aparelhos e precisa entrar de novo.
      </Confirmacao>
      {janela === 'bloquear' && (
        <Bloquear
          nome={usuario}
          fazendo={mudar.isPending}
          onBloquear={bloquear}
          onFechar={fechar}
        />
      )}
    </div>
  );
};
