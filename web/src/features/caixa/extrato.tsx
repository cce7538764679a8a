import { EXTRATO_MAXIMO_BYTES } from '@portal/contracts/caixa/extrato';
import { MENSAGENS_DA_CAIXA as MSG } from '@portal/contracts/caixa/mensagens';
import { MENSAGENS } from '@portal/contracts/http/mensagens';
import { useMutation } from '@tanstack/react-query';
import { FileUp } from 'lucide-react';
import { useId, useState, type ChangeEvent, type DragEvent } from 'react';
import { ApiError } from '../../lib/api-error';
import { Alerta } from '../../ui/alerta';
import { Cartao } from '../../ui/cartao';
import { classes } from '../../ui/classes';
import { Esqueleto } from '../../ui/esqueleto';
import { Titulo } from '../../ui/titulo';
import estilos from './caixa.module.css';
import { Creditos } from './creditos';
import { lerExtratoMutation } from './mutations';

interface EscolhaProps {
  onEscolher: (arquivo: File) => void;
}

/** Takes a file by choice or by dropping it. */
const Escolha = ({ onEscolher }: EscolhaProps) => {
  const id = useId();
  const [porCima, setPorCima] = useState(false);
  const escolher = (arquivo: File | undefined) => arquivo && onEscolher(arquivo);
  const soltar = (evento: DragEvent) => {
    evento.preventDefault();
    setPorCima(false);
    escolher(evento.dataTransfer.files[0]);
  };
  const mudar = ({ target }: ChangeEvent<HTMLInputElement>) => {
    escolher(target.files?.[0]);
    // The same file may be chosen again.
    target.value = '';
  };
  return (
    <div
      role="presentation"
      onDragOver={(evento) => {
        evento.preventDefault();
        setPorCima(true);
      }}
      onDragLeave={() => setPorCima(false)}
      onDrop={soltar}
    >
      <label htmlFor={id} className={classes(estilos.escolha, porCima && estilos.porCima)}>
        <FileUp aria-hidden />
        <span>
          <span className={estilos.convite}>Escolha o extrato do banco</span>
          <span className={estilos.detalhe}>ou solte-o aqui: OFX ou CSV, até 5 MB</span>
        </span>
        <input
          id={id}
          type="file"
          className="so-leitor"
          accept=".ofx,.csv,.txt,application/x-ofx,text/csv"
          onChange={mudar}
        />
      </label>
    </div>
  );
};

const palavrasDe = (erro: Error): string =>
  erro instanceof ApiError ? erro.msg : MENSAGENS.erroInterno;

/** A bank statement: what came in, and for which ad it may be. Reading it changes nothing. */
export const Extrato = () => {
  const ler = useMutation(lerExtratoMutation);
  const [grande, setGrande] = useState(false);
  const escolher = (arquivo: File) => {
    const demais = arquivo.size > EXTRATO_MAXIMO_BYTES;
    setGrande(demais);
    if (demais) ler.reset();
    else ler.mutate(arquivo);
  };
  const erro = grande ? MSG.extratoGrande : ler.isError ? palavrasDe(ler.error) : null;
  return (
    <Cartao className={estilos.bloco}>
      <Titulo nivel={3}>Extrato do banco</Titulo>
      <Escolha onEscolher={escolher} />
      {erro !== null && <Alerta tipo="erro">{erro}</Alerta>}
      {ler.isPending && (
        <div aria-busy="true">
          <p className="so-leitor">Lendo o extrato…</p>
          <Esqueleto altura={240} />
        </div>
      )}
      {ler.isSuccess && !grande && <Creditos key={ler.submittedAt} creditos={ler.data} />}
    </Cartao>
  );
};
