import { interfaceLanguageOf } from '@vitae/words/languages';
import type { ApiContext } from '../../api/context.ts';
import { apiFailure } from '../../api/api-failure.ts';
import { api, callerOf, personOf } from '../../api/implementer.ts';
import type { SignInResult } from '@vitae/api/contract';
import { permitMail } from '../mail/permit-mail.ts';
import { userOf } from './accounts.ts';
import { startChallenge } from './challenges.ts';
import { exchangeNative, grantNative } from './native.ts';
import { passkeySignIn, startPasskeySignIn } from './passkeys.ts';
import { forgotPassword, resendCode, resetPassword, signIn, signUp, verifyCode } from './sign-in.ts';
import { authorizationUrl, requireProvider, socialJoin, socialSignIn } from './social.ts';
import { endAllSessions, endSessions, isLivePair, rotate, sessionOfRefreshToken, notifySignedOut } from './tokens.ts';

const { auth } = api;
const done = { done: true } as const;

/** The tokens of a sign-in are also set as cookies. */
function setTokenCookies(context: ApiContext, result: SignInResult): SignInResult {
  if (result.status === 'signed-in') context.setTokens(result);
  return result;
}

/** The calls for signing in (behaviour SE-7). */
export const authRouter = {
  signUp: auth.signUp.handler(async ({ input, context }) =>
    setTokenCookies(
      context,
      await signUp(context.services, { ...input, language: interfaceLanguageOf(context.locale) }, context),
    ),
  ),
  signIn: auth.signIn.handler(async ({ input, context }) =>
    setTokenCookies(context, await signIn(context.services, input, context)),
  ),
  signOut: auth.signOut.handler(async ({ context }) => {
    const { services, person, cookies } = context;
    // The session must end even if the access token has expired.
    const session =
      person ?? (cookies.refreshToken ? await sessionOfRefreshToken(services, cookies.refreshToken) : null);
    if (session) {
      await endSessions(services.db, services.now(), [session.sessionId]);
      notifySignedOut(services, session.accountId, [session.sessionId]);
    }
    context.setTokens(null);
    return done;
  }),
  signOutEverywhere: auth.signOutEverywhere.handler(async ({ context }) => {
    const { services } = context;
    const { accountId } = personOf(context);
    notifySignedOut(services, accountId, await endAllSessions(services.db, services.now(), accountId));
    context.setTokens(null);
    return done;
  }),
  session: auth.session.handler(({ context }) => userOf(context.services, personOf(context).accountId)),
  otp: {
    send: auth.otp.send.handler(async ({ input, context }) => {
      await resendCode(context.services, input.challengeId, context);
      return done;
    }),
    verify: auth.otp.verify.handler(async ({ input, context }) =>
      setTokenCookies(context, await verifyCode(context.services, input, context)),
    ),
    verifyEmail: auth.otp.verifyEmail.handler(async ({ context }) => {
      const { services } = context;
      const { accountId, sessionId } = personOf(context);
      const user = await userOf(services, accountId);
      const mail = await permitMail(services, 'verify-email', user.email, callerOf(context));
      const challengeId = await services.db
        .transaction()
        .execute((db) => startChallenge(db, services, { purpose: 'verify-email', accountId, mail, sessionId }));
      return { challengeId };
    }),
  },
  password: {
    forgot: auth.password.forgot.handler(async ({ input, context }) => ({
      challengeId: await forgotPassword(context.services, input.email, context),
    })),
    reset: auth.password.reset.handler(async ({ input, context }) => {
      await resetPassword(context.services, input, context);
      return done;
    }),
  },
  passkey: {
    start: auth.passkey.start.handler(({ context }) => startPasskeySignIn(context.services, context)),
    signIn: auth.passkey.signIn.handler(async ({ input, context }) =>
      setTokenCookies(context, await passkeySignIn(context.services, input, context)),
    ),
  },
  social: {
    start: auth.social.start.handler(async ({ input, context }) => {
      requireProvider(input.provider);
      return { url: await authorizationUrl(context.services, input) };
    }),
    signIn: auth.social.signIn.handler(async ({ input, context }) => {
      requireProvider(input.provider);
      return setTokenCookies(context, await socialSignIn(context.services, input, context));
    }),
    join: auth.social.join.handler(async ({ input, context }) =>
      setTokenCookies(
        context,
        await socialJoin(context.services, { ...input, language: interfaceLanguageOf(context.locale) }, context),
      ),
    ),
  },
  native: {
    grant: auth.native.grant.handler(async ({ input, context }) => ({
      code: await grantNative(context.services, personOf(context), input.codeChallenge),
    })),
    exchange: auth.native.exchange.handler(({ input, context }) =>
      exchangeNative(context.services, { ...input, device: input.device ?? context.device }, context),
    ),
  },
  token: {
    get: auth.token.get.handler(({ context }) => context.cookies),
    set: auth.token.set.handler(async ({ input, context }) => {
      if (!(await isLivePair(context.services, input))) throw apiFailure('unauthenticated');
      context.setTokens(input);
      return done;
    }),
    clear: auth.token.clear.handler(({ context }) => {
      context.setTokens(null);
      return done;
    }),
    refresh: auth.token.refresh.handler(async ({ input, context }) => {
      const { services } = context;
      const rotated = await rotate(services, input?.refreshToken ?? context.cookies.refreshToken);
      if (!rotated) {
        context.setTokens(null);
        throw apiFailure('unauthenticated');
      }
      context.setTokens(rotated.tokens);
      return {
        access_token: rotated.tokens.accessToken,
        refresh_token: rotated.tokens.refreshToken,
        user: await userOf(services, rotated.accountId),
      };
    }),
  },
};
