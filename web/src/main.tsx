document.querySelector('#app')?.append('Vitae');

export {};
