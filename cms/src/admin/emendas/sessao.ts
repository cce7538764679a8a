import type { Emenda } from './emenda';

/**
 * A session that ends while a form is open takes what is written there with it, unless whoever wrote it has signed in again in
 * another tab: then this one goes on with that session.
 */
export const SESSAO: readonly Emenda[] = [
  {
    arquivo: '@strapi/admin/dist/admin/admin/src/features/Auth.mjs',
    trocas: [
      {
        de: '    const handleConfirmSessionLogout = ',
        por: `    const goOnOrLeave = React.useCallback((leave)=>{
        const stored = getStoredToken();
        if (!stored || stored === token) return leave?.();
        resetSessionExpiredNotification();
        dispatch(setToken(stored));
    }, [
        dispatch,
        token
    ]);
    const handleConfirmSessionLogout = `,
      },
      {
        de: `        pendingLogoutRef.current = null;
        logoutFn?.();
    }, []);`,
        por: `        pendingLogoutRef.current = null;
        if (isForcedLogout(sessionLogoutReason)) goOnOrLeave(logoutFn);
        else logoutFn?.();
    }, [
        goOnOrLeave,
        sessionLogoutReason
    ]);`,
      },
      {
        de: `        if (forced) {
            logoutFn?.();
        }
    }, []);`,
        por: `        if (forced) {
            goOnOrLeave(logoutFn);
        }
    }, [
        goOnOrLeave
    ]);`,
      },
    ],
  },
];
