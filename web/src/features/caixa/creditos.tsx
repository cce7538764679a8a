import type { Credito } from '@portal/contracts/caixa/extrato';
import { useState } from 'react';
import { Abas } from '../../ui/abas';
import { Paginas } from '../../ui/paginas';
import { Vazio } from '../../ui/vazio';
import { plural } from '../../lib/por-extenso';
import estilos from './caixa.module.css';
import { LinhaDoCredito } from './linha-do-credito';

const POR_PAGINA = 20;

type Grupo = 'porConfirmar' | 'registrados' | 'semAnuncio';

const grupoDe = ({ registrado, candidatos }: Credito): Grupo => {
  if (registrado !== null) return 'registrados';
  return candidatos.length > 0 ? 'porConfirmar' : 'semAnuncio';
};

const VAZIOS: Readonly<Record<Grupo, string>> = {
  porConfirmar: 'Nenhum crédito para confirmar.',
  registrados: 'Nenhum crédito deste extrato estava registrado.',
  semAnuncio: 'Todos os créditos têm um anúncio.',
};

/** The ad a credit was confirmed for, and why it was not approved with it. */
interface Confirmado {
  anuncio: number;
  naoAprovado: string | null;
}

/** By transaction, since the statement was read: kept here, where another tab or page of the list does not forget it. */
type Confirmados = ReadonlyMap<string, Confirmado>;

const pagosDe = (confirmados: Confirmados): ReadonlySet<number> =>
  new Set(Array.from(confirmados.values(), ({ anuncio }) => anuncio));

interface ListaProps {
  grupo: Grupo;
  creditos: readonly Credito[];
  confirmados: Confirmados;
  onConfirmado: (credito: Credito, confirmado: Confirmado) => void;
}

const Lista = ({ grupo, creditos, confirmados, onConfirmado }: ListaProps) => {
  const [pagina, setPagina] = useState(1);
  if (creditos.length === 0) return <Vazio texto={VAZIOS[grupo]} />;
  const pagos = pagosDe(confirmados);
  return (
    <>
      <ul className={estilos.linhas} aria-label="Créditos do extrato">
        {creditos.slice((pagina - 1) * POR_PAGINA, pagina * POR_PAGINA).map((credito) => (
          <LinhaDoCredito
            key={credito.transacao}
            credito={credito}
            confirmado={confirmados.get(credito.transacao)?.anuncio ?? credito.registrado}
            naoAprovado={confirmados.get(credito.transacao)?.naoAprovado ?? null}
            candidatos={credito.candidatos.filter(({ id }) => !pagos.has(id))}
            onConfirmado={(anuncio, naoAprovado) => onConfirmado(credito, { anuncio, naoAprovado })}
          />
        ))}
      </ul>
      <Paginas
        pagina={pagina}
        ultima={Math.max(1, Math.ceil(creditos.length / POR_PAGINA))}
        onIr={setPagina}
      />
    </>
  );
};

/** The credits of a statement: those that may pay an ad, those recorded already, and the others. */
export const Creditos = ({ creditos }: { creditos: readonly Credito[] }) => {
  const [aberta, setAberta] = useState<Grupo>('porConfirmar');
  const [confirmados, setConfirmados] = useState<Confirmados>(new Map());
  const doGrupo = (grupo: Grupo) => creditos.filter((credito) => grupoDe(credito) === grupo);
  const pagos = pagosDe(confirmados);
  // Of two credits that fitted one ad, the second waits for nobody once the first is recorded.
  const faltam = doGrupo('porConfirmar').filter(
    ({ transacao, candidatos }) =>
      !confirmados.has(transacao) && candidatos.some(({ id }) => !pagos.has(id)),
  ).length;
  const painel = (grupo: Grupo) => () => (
    <Lista
      key={grupo}
      grupo={grupo}
      creditos={doGrupo(grupo)}
      confirmados={confirmados}
      onConfirmado={({ transacao }, confirmado) =>
        setConfirmados((antes) => new Map(antes).set(transacao, confirmado))
      }
    />
  );
  return (
    <>
      <p role="status">
        {plural(creditos.length, 'crédito no extrato', 'créditos no extrato')}
        {faltam > 0 && `, ${plural(faltam, 'espera', 'esperam')} por você`}.
      </p>
      <Abas
        segunda
        rotulo="Créditos do extrato"
        abas={[
          {
            id: 'porConfirmar',
            rotulo: 'Para confirmar',
            ...(faltam > 0 && {
              contagem: { quantos: faltam, palavras: `${faltam} por confirmar` },
            }),
          },
          { id: 'registrados', rotulo: 'Já registrados' },
          { id: 'semAnuncio', rotulo: 'Sem anúncio' },
        ]}
        aberta={aberta}
        onAbrir={setAberta}
        paineis={{
          porConfirmar: painel('porConfirmar'),
          registrados: painel('registrados'),
          semAnuncio: painel('semAnuncio'),
        }}
      />
    </>
  );
};
