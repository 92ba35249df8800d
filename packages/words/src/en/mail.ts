/** Mail sent by the server. */
export const mail = {
  newsletterSubject: 'Confirm the newsletter of {{appName}}',
  newsletterText:
    'Somebody, probably you, asked to get the newsletter of {{appName}} at this address. To confirm:\n\n{{confirm}}\n\nIf it was not you, you do not have to do anything: nothing is sent without the confirmation, and the address is forgotten after 7 days.\n\nTo end it later, or now: {{unsubscribe}}',
  contactSubject: 'A message to {{appName}}',
  contactText: '{{name}} <{{email}}> wrote through the contact form:\n\n{{message}}',
  codeSubject: '{{code}} – {{purpose}}',
  codeText:
    'Your code to {{what}} is {{code}}.\n\nIt is valid for {{minutes}} minutes. Nobody from {{appName}} will ever ask you for it.\n\nIf you did not request it, you do not have to do anything: nothing changes without the code.\n\n{{appName}}, {{url}}',
  'change-email-purpose': 'Your code to confirm this address',
  'change-email-what': 'use this address for your account',
  'reset-purpose': 'Your code to set a new password',
  'reset-what': 'set a new password',
  'sign-in-purpose': 'Your code to sign in',
  'sign-in-what': 'sign in',
  'verify-email-purpose': 'Your code to confirm this address',
  'verify-email-what': 'confirm your email address',
  addressChangesSubject: 'Your email address is about to change',
  addressChangesText:
    'Someone signed in to your {{appName}} account asked to change its email address. If it was not you, set a new password: {{url}}/forgot-password',
  deletionSubject: 'Your account will be deleted',
  deletionText:
    'Your {{appName}} account and everything in it will be deleted on {{day}}. To keep it, sign in before then: {{url}}/account/settings',
  dataTakenSubject: 'Your data was prepared for you',
  dataTakenText:
    'Someone who runs {{appName}} has downloaded the data of your account, for this reason: {{reason}}\n\nIf you did not ask for it, write to us: {{url}}/contact',
  documentOpenedSubject: 'A document of yours was opened',
  documentOpenedText:
    'Someone who runs {{appName}} has opened your document “{{title}}”, for this reason: {{reason}}\n\nIf you have questions, write to us: {{url}}/contact',
  googleLinkedSubject: 'A Google account was linked',
  googleLinkedText:
    'You can now sign in to your {{appName}} account with a Google account. If it was not you, set a new password: {{url}}/forgot-password',
  passkeyAddedSubject: 'A passkey was added',
  passkeyAddedText:
    'You can now sign in to your {{appName}} account with a new passkey. If it was not you, remove it and set a new password: {{url}}/account/settings',
  passkeyRemovedSubject: 'A passkey was removed',
  passkeyRemovedText:
    'A passkey was removed from your {{appName}} account and no longer signs you in. If it was not you, set a new password: {{url}}/forgot-password',
  passwordChangedSubject: 'Your password was changed',
  passwordChangedText:
    'Your {{appName}} account has a new password. If it was not you, set a new password: {{url}}/forgot-password',
  receiptSubject: 'Receipt {{number}}: {{amount}}',
  receiptText:
    'Thank you. We have received {{amount}}. Your receipt {{number}} is here, also as a PDF: {{url}}/account/payments\n\n{{lines}}\n\nNot what you expected? Within {{days}} days you get your money back: {{url}}/refund-policy\n\n{{appName}}, {{url}}',
  refundSubject: 'Your refund of {{amount}}',
  refundText:
    'We have refunded {{amount}}. It can take up to ten days to appear on a card. Your credit note {{number}} is here: {{url}}/account/payments\n\n{{lines}}\n\n{{appName}}, {{url}}',
  refundReturnedSubject: 'Your refund of {{amount}} is in your wallet',
  refundReturnedText:
    'Your refund of {{amount}} did not reach your card: your bank or the payment provider returned it. The whole amount is in your wallet. You can spend it there, or ask us to give it back another way: {{url}}/account/payments/wallet\n\n{{appName}}, {{url}}',
  latePaymentSubject: 'Your payment of {{amount}} is in your wallet',
  latePaymentText:
    'Your payment of {{amount}} could no longer be used for its order: the order had been closed, or another plan was running. The whole amount is in your wallet. You can spend it there or ask for it back: {{url}}/account/payments/wallet\n\nYour receipt {{number}} is here, also as a PDF: {{url}}/account/payments\n\n{{lines}}\n\n{{appName}}, {{url}}',
  pastDueSubject: 'Your plan could not be renewed',
  pastDueText:
    'The payment for your {{appName}} plan did not go through. We will try again on {{day}}, and until then nothing changes for you. To pay with another card or to cancel the plan: {{url}}/account/pricing\n\n{{appName}}, {{url}}',
  planEndedSubject: 'Your plan has ended',
  planEndedText:
    'Your {{appName}} plan has ended, and you will not be charged again. You keep all your documents: you can open, edit and download every one of them. Documents beyond the limit of the Free plan are no longer synced, but stay on your devices. You can come back at any time: {{url}}/account/pricing\n\n{{appName}}, {{url}}',
  reviewStartedSubject: 'Your expert review is in the queue',
  reviewStartedText:
    'We have received your request for an expert review. You will get an email when an expert starts, and another one when the answer is ready. Until an expert starts, you can cancel it in the report: {{url}}/account\n\n{{appName}}, {{url}}',
  reviewTakenSubject: 'An expert is reviewing your document',
  reviewTakenText:
    'An expert has started to review your document. You will get an email when the answer is ready.\n\n{{appName}}, {{url}}',
  reviewHandedBackSubject: 'Another expert will review your document',
  reviewHandedBackText:
    'The expert who had started your review could not finish it. It is at the front of the queue again, and you do not have to do anything.\n\n{{appName}}, {{url}}',
  reviewDeliveredSubject: 'Your expert review is ready',
  reviewDeliveredText: 'Read the expert’s answer in your evaluation report: {{url}}/account\n\n{{appName}}, {{url}}',
  reviewCancelledSubject: 'Your expert review was cancelled',
  reviewCancelledText:
    'The expert review of your document was cancelled. You will get back what you paid for it.\n\n{{appName}}, {{url}}',
  reviewRefundedSubject: 'Your expert review was refunded',
  reviewRefundedText: 'We have refunded what you paid for the expert review.\n\n{{appName}}, {{url}}',
  twoFactorOffSubject: 'Two-factor sign-in was turned off',
  twoFactorOffText:
    'Your {{appName}} account no longer asks for a second factor. If it was not you, set a new password: {{url}}/forgot-password',
} as const;
