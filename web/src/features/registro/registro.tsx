import { CAMINHOS } from '@portal/contracts/http/caminhos';
import { REGISTRO_POR_PAGINA, type LinhaDoRegistro } from '@portal/contracts/registro/registro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { instantePorExtenso, plural } from '../../lib/por-extenso';
import { useQuieto } from '../../lib/use-quieto';
import { Baixar } from '../../ui/baixar';
import { Bloco } from '../../ui/bloco';
import { Campo } from '../../ui/campo';
import { CampoBusca } from '../../ui/campo-busca';
import { Cartao } from '../../ui/cartao';
import { EsqueletoLinhas } from '../../ui/esqueleto-linhas';
import { Paginas } from '../../ui/paginas';
import { Titulo } from '../../ui/titulo';
import { Vazio } from '../../ui/vazio';
import { enderecoDoCsv, registroQuery, type FiltroDoRegistro } from './queries';
import estilos from './registro.module.css';

const ONDE: Readonly<Record<LinhaDoRegistro['quem_tipo'], string>> = {
  conta: 'no portal',
  painel: 'no painel',
  portal: 'sozinho',
};

const NADA = 'vazio';

const Mudancas = ({ linha }: { linha: LinhaDoRegistro }) => {
  const { mudancas } = linha;
  if (mudancas.length === 0) return null;
  return (
    <details className={estilos.mudancas}>
      <summary>{plural(mudancas.length, 'campo', 'campos')}</summary>
      <dl>
        {mudancas.map(({ campo, antes, depois }) => (
          <div key={campo} className={estilos.mudanca}>
            <dt>{campo}</dt>
            {linha.antes && (
              <dd>
                <span className="so-leitor">era </span>
                <del>{antes ?? NADA}</del>
              </dd>
            )}
            {linha.depois && (
              <dd>
                <span className="so-leitor">passou a ser </span>
                <ins>{depois ?? NADA}</ins>
              </dd>
            )}
          </div>
        ))}
      </dl>
    </details>
  );
};

const Linha = ({ linha }: { linha: LinhaDoRegistro }) => {
  const { quando, quem, quem_tipo, acao, alvo, alvo_tipo, alvo_id } = linha;
  return (
    <li className={estilos.linha}>
      <p className={`numeros ${estilos.quando}`}>
        <time dateTime={quando}>{instantePorExtenso(quando)}</time>
      </p>
      <div>
        <p>
          <b>{quem}</b> <span className={estilos.quando}>{ONDE[quem_tipo]}</span>
        </p>
        <p>
          {acao} ·{' '}
          {alvo_tipo === 'anuncio' ? (
            <Link to={CAMINHOS.anuncioNaAdministracao(Number(alvo_id))}>{alvo}</Link>
          ) : (
            alvo
          )}
        </p>
        <Mudancas linha={linha} />
      </div>
    </li>
  );
};

const TUDO: FiltroDoRegistro = { busca: '', de: '', ate: '' };

/** Tab #registro: who did what, in the administration and at the panel, newest first (contrato 10). */
export const PainelDoRegistro = () => {
  const [filtro, setFiltro] = useState(TUDO);
  const [pagina, setPagina] = useState(1);
  const procurada = useQuieto(filtro.busca.trim());
  const query = useQuery(registroQuery(pagina, { ...filtro, busca: procurada }));
  const total = query.data?.total ?? 0;
  const filtrar = (mudanca: Partial<FiltroDoRegistro>) => {
    setFiltro({ ...filtro, ...mudanca });
    setPagina(1);
  };
  const inteiro = Object.values(filtro).every((valor) => valor === '');
  return (
    <>
      <Titulo
        acao={
          <Baixar
            href={enderecoDoCsv({ ...filtro, busca: filtro.busca.trim() })}
            arquivo="registro.csv"
          >
            Baixar CSV
          </Baixar>
        }
      >
        Registro
      </Titulo>
      <Cartao className={estilos.bloco}>
        <CampoBusca
          valor={filtro.busca}
          rotulo="Buscar quem, o quê ou em quê"
          resultado={!inteiro && query.data ? plural(total, 'registro', 'registros') : ''}
          onChange={(busca) => filtrar({ busca })}
        />
        <div className={estilos.dias}>
          <Campo
            rotulo="De"
            type="date"
            max={filtro.ate || undefined}
            value={filtro.de}
            onChange={(evento) => filtrar({ de: evento.target.value })}
          />
          <Campo
            rotulo="Até"
            type="date"
            min={filtro.de || undefined}
            value={filtro.ate}
            onChange={(evento) => filtrar({ ate: evento.target.value })}
          />
        </div>
        <Bloco
          query={query}
          esqueleto={<EsqueletoLinhas linhas={6} altura="80px" />}
          isVazio={({ linhas }) => linhas.length === 0}
          vazio={<Vazio texto={inteiro ? 'Nada registrado ainda.' : 'Nada encontrado.'} />}
        >
          {({ linhas }) => (
            <ol className={estilos.linhas} aria-label="Registro">
              {linhas.map((linha) => (
                <Linha key={linha.id} linha={linha} />
              ))}
            </ol>
          )}
        </Bloco>
        <Paginas
          pagina={pagina}
          ultima={Math.max(1, Math.ceil(total / REGISTRO_POR_PAGINA))}
          onIr={setPagina}
        />
      </Cartao>
    </>
  );
};
