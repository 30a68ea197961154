/** Begins every translated page of small print. */
export const bindingNotice = 'এই অনুবাদ পড়ার সুবিধার জন্য; আইনত মান্য শুধু ইংরেজি লেখাটি।';

/** As people read it. */
export const lastUpdated = '25 সেপ্টেম্বর 2025';
