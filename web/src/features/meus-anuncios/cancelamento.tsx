import type { Anuncio } from '@portal/contracts/anuncio/anuncio';
import { CHAVE_PIX_MAXIMA, MOTIVO_MAXIMO } from '@portal/contracts/anuncio/limites';
import { AnuncioStatus } from '@portal/contracts/anuncio/status';
import type { DataCivil } from '@portal/contracts/tempo/datas';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError, SEM_RESPOSTA } from '../../lib/api-error';
import { useFocoPerdido } from '../../lib/use-foco-perdido';
import { useUmPorVez } from '../../lib/use-um-por-vez';
import { Alerta } from '../../ui/alerta';
import { Botao } from '../../ui/botao';
import { Campo } from '../../ui/campo';
import { CampoTexto } from '../../ui/campo-texto';
import { Confirmacao } from '../../ui/confirmacao';
import { Dialogo } from '../../ui/dialogo';
import formulario from '../../ui/formulario.module.css';
import { andamentoDe } from '../anuncios/andamento';
import { useHoje } from '../anuncios/use-hoje';
import { desistirDoCancelamentoMutation, pedirCancelamentoMutation } from './mutations';

type Aberto = { janela: 'confirmar' } | { janela: 'pronto' } | { janela: 'recusa'; msg: string };

const palavras = (erro: Error): string => (erro instanceof ApiError ? erro.msg : SEM_RESPOSTA);

/** What a cancellation does to an ad as it stands. */
const oQueAcontece = (anuncio: Anuncio, dia: DataCivil): string => {
  const saiDoAr = andamentoDe(anuncio, dia) === 'noAr' ? 'O anúncio sai do ar agora. ' : '';
  return anuncio.aprovado_em === null
    ? `${saiDoAr}Como ele ainda não foi aprovado, o valor pago é devolvido por inteiro.`
    : `${saiDoAr}Como ele já foi aprovado, vale o que dizem os termos e condições.`;
};

/** Asks for the cancellation, after a confirmation; at status 8 it says that it is under way (especificação 2.11). */
export const Cancelamento = ({ anuncio }: { anuncio: Anuncio }) => {
  const [aberto, setAberto] = useState<Aberto | null>(null);
  const [motivo, setMotivo] = useState('');
  const [chavePix, setChavePix] = useState('');
  const pedir = useMutation(pedirCancelamentoMutation);
  const desistir = useMutation(desistirDoCancelamentoMutation);
  const umPorVez = useUmPorVez();
  const dia = useHoje();
  const cabeca = useFocoPerdido<HTMLHeadingElement>(aberto ? null : anuncio.status);
  const fechar = () => setAberto(null);
  const confirmar = () =>
    pedir.mutate(
      { anuncio, motivo, chave_pix: chavePix },
      {
        onSuccess: () => setAberto({ janela: 'pronto' }),
        onError: (erro) => setAberto({ janela: 'recusa', msg: palavras(erro) }),
      },
    );
  const emAnalise = anuncio.status === AnuncioStatus.ReembolsoSolicitado;
  const reembolsado = anuncio.status === AnuncioStatus.Reembolsado;
  return (
    <section className={formulario.grupo} aria-label="Cancelamento">
      <h3 ref={cabeca} tabIndex={-1}>
        Cancelamento e reembolso
      </h3>
      {emAnalise && (
        <>
          <Alerta tipo="neutro">Cancelamento sendo analisado</Alerta>
          <div className={formulario.acoes}>
            <Botao
              variante="secundario"
              aria-disabled={desistir.isPending || undefined}
              onClick={() => umPorVez(() => desistir.mutateAsync(anuncio))}
            >
              Desistir do cancelamento
            </Botao>
          </div>
        </>
      )}
      {reembolsado && <p>Este anúncio foi cancelado e reembolsado.</p>}
      {!emAnalise && !reembolsado && (
        <>
          <p className={formulario.suave}>
            Você pode desistir do anúncio. Quem desiste antes da aprovação tem direito ao reembolso.
          </p>
          <div className={formulario.acoes}>
            <Botao variante="secundario" onClick={() => setAberto({ janela: 'confirmar' })}>
              Solicitar cancelamento
            </Botao>
          </div>
        </>
      )}
      <Confirmacao
        aberta={aberto?.janela === 'confirmar'}
        onFechar={fechar}
        titulo="Solicitar cancelamento?"
        sim="Sim, solicitar"
        nao="Não, voltar"
        fazendo={pedir.isPending}
        onSim={confirmar}
        campos={
          <>
            <CampoTexto
              rotulo="Motivo (opcional)"
              rows={2}
              maxLength={MOTIVO_MAXIMO}
              value={motivo}
              onChange={(evento) => setMotivo(evento.target.value)}
            />
            <Campo
              rotulo="Chave Pix para o reembolso (opcional)"
              maxLength={CHAVE_PIX_MAXIMA}
              autoComplete="off"
              value={chavePix}
              onChange={(evento) => setChavePix(evento.target.value)}
            />
          </>
        }
      >
        O suporte vai analisar a sua solicitação e pode entrar em contato com você para fazer o
        reembolso. {oQueAcontece(anuncio, dia)}
      </Confirmacao>
      {aberto?.janela === 'pronto' && (
        <Dialogo aberto onFechar={fechar} tipo="sucesso" titulo="Pronto!">
          <p>Solicitação de cancelamento enviada</p>
          <Botao onClick={fechar}>OK</Botao>
        </Dialogo>
      )}
      {aberto?.janela === 'recusa' && (
        <Dialogo aberto onFechar={fechar} tipo="erro" titulo="Oops...">
          <p>{aberto.msg}</p>
          <Botao onClick={fechar}>OK</Botao>
        </Dialogo>
      )}
    </section>
  );
};
