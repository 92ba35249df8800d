import type { RouteObject } from 'react-router';
import { screen } from '../app/screen.ts';

const onboard = (load: Parameters<typeof screen>[0]) => screen(load, 'onboard', 'account');

/** Signing in, up and out, drawn inside the onboard layout. */
export const onboardRoutes: RouteObject[] = [
  { path: '/login', ...onboard(async () => (await import('./login-page.tsx')).LoginPage) },
  { path: '/register', ...onboard(async () => (await import('./register-page.tsx')).RegisterPage) },
  { path: '/register/join', ...onboard(async () => (await import('./join-page.tsx')).JoinPage) },
  { path: '/forgot-password', ...onboard(async () => (await import('./forgot-password-page.tsx')).ForgotPasswordPage) },
  { path: '/reset-password', ...onboard(async () => (await import('./reset-password-page.tsx')).ResetPasswordPage) },
  { path: '/otp', ...onboard(async () => (await import('./otp-page.tsx')).OtpPage) },
  { path: '/connect', ...onboard(async () => (await import('./connect-page.tsx')).ConnectPage) },
  { path: '/signout', ...onboard(async () => (await import('./sign-out-page.tsx')).SignOutPage) },
];
