import { ApiFailure } from '@vitae/api/client';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from '../../base/router/index.ts';
import { callApi } from '../../base/session/start-session.ts';
import { codeMinutes, codeTries, type CodeRequest } from './entering.ts';

/** Seconds until a code may be requested again. */
const resendSeconds = 30;

/** The state of a code, in numbers for the texts. */
export interface CodeState {
  kind: CodeRequest['kind'];
  minutesLeft: number;
  triesLeft: number;
  /** 0 when a new code may be requested. */
  secondsToResend: number;
}

/** The state of a code, updated each second; attempts and new codes are kept in the history entry. */
export function useCodeRequest(request: CodeRequest): {
  code: CodeState;
  countTry: () => void;
  resend: () => Promise<void>;
} {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const now = useSeconds();
  const keep = (change: Partial<CodeRequest>) =>
    void navigate(pathname + search, { replace: true, state: { ...request, ...change }, preventScrollReset: true });
  const age = Math.max(0, now - request.sentAt);
  return {
    code: {
      kind: request.kind,
      minutesLeft: Math.max(0, Math.ceil(codeMinutes - age / 60_000)),
      triesLeft: request.triesLeft,
      secondsToResend: Math.max(0, Math.ceil(resendSeconds - age / 1_000)),
    },
    countTry: () => keep({ triesLeft: Math.max(0, request.triesLeft - 1) }),
    resend: async () => {
      await callApi((api) => api.auth.otp.send({ challengeId: request.challengeId }));
      keep({ sentAt: Date.now(), triesLeft: codeTries });
    },
  };
}

/** Whether a code was checked and refused: that counts as an attempt. */
export function isCodeRefusal(error: unknown): boolean {
  return error instanceof ApiFailure && error.code === 'invalid-code';
}

function useSeconds(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, []);
  return now;
}
