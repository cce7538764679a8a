import { NOTA_MAXIMA, novaNotaSchema, type Nota } from '@portal/contracts/ficha/ficha';
import { useMutation } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useRef, useState, type FormEvent } from 'react';
import { instantePorExtenso } from '../../../lib/por-extenso';
import { useUmPorVez } from '../../../lib/use-um-por-vez';
import { BotaoEnviar } from '../../../ui/botao-enviar';
import { BotaoIcone } from '../../../ui/botao-icone';
import { CampoTexto } from '../../../ui/campo-texto';
import { Confirmacao } from '../../../ui/confirmacao';
import estilos from './ficha.module.css';
import { anotarMutation, apagarNotaMutation } from './mutations';

/** Memento: what is half written about each ad, as long as the page lives. A decision, J or a colleague takes the ad away. */
const rascunhos = new Map<number, string>();

const NovaNota = ({ id }: { id: number }) => {
  const anotar = useMutation(anotarMutation);
  const [texto, setTexto] = useState(() => rascunhos.get(id) ?? '');
  const escrever = (nova: string) => {
    rascunhos.set(id, nova);
    setTexto(nova);
  };
  const [erro, setErro] = useState<string>();
  const campo = useRef<HTMLTextAreaElement>(null);
  const umPorVez = useUmPorVez();
  const guardar = async () => {
    await anotar.mutateAsync({ id, texto });
    escrever('');
  };
  const enviar = (evento: FormEvent) => {
    evento.preventDefault();
    const lida = novaNotaSchema.safeParse({ texto });
    if (lida.success) {
      umPorVez(guardar);
      return;
    }
    setErro(lida.error.issues[0]?.message);
    campo.current?.focus();
  };
  return (
    <form className={estilos.novaNota} aria-label="Nova nota" onSubmit={enviar} noValidate>
      <CampoTexto
        ref={campo}
        rotulo="Nova nota"
        rows={2}
        maxLength={NOTA_MAXIMA}
        value={texto}
        erro={erro}
        dica="Só a administração lê."
        onChange={(evento) => {
          escrever(evento.target.value);
          setErro(undefined);
        }}
      />
      <div>
        <BotaoEnviar variante="secundario" enviando={anotar.isPending}>
          Guardar nota
        </BotaoEnviar>
      </div>
    </form>
  );
};

/** What the administration noted of an ad, and a place for more. */
export const Notas = ({ id, notas }: { id: number; notas: readonly Nota[] }) => {
  const apagar = useMutation(apagarNotaMutation);
  const [aApagar, setAApagar] = useState<Nota | null>(null);
  const fechar = () => setAApagar(null);
  return (
    <section className={estilos.mais} aria-labelledby="fila-notas">
      <h3 id="fila-notas">Notas da administração</h3>
      {notas.length > 0 && (
        <ul className={estilos.notas} aria-label="Notas">
          {notas.map((nota) => (
            <li key={nota.id} className={estilos.nota}>
              <div>
                <p>{nota.texto}</p>
                <p className={estilos.suave}>
                  {nota.por} · <span className="numeros">{instantePorExtenso(nota.quando)}</span>
                </p>
              </div>
              <BotaoIcone rotulo={`Apagar a nota de ${nota.por}`} onClick={() => setAApagar(nota)}>
                <Trash2 size={20} aria-hidden />
              </BotaoIcone>
            </li>
          ))}
        </ul>
      )}
      <NovaNota id={id} />
      <Confirmacao
        aberta={aApagar !== null}
        titulo="Apagar a nota"
        sim="Apagar"
        nao="Voltar"
        fazendo={apagar.isPending}
        onSim={() => aApagar && apagar.mutate({ id, nota: aApagar.id }, { onSettled: fechar })}
        onFechar={fechar}
      >
        “{aApagar?.texto}”
      </Confirmacao>
    </section>
  );
};
