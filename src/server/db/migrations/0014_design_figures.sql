CREATE TABLE "design_likes" (
	"id" text PRIMARY KEY NOT NULL,
	"design" text NOT NULL,
	"user_id" text,
	"browser" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "design_likes_user_unique" UNIQUE("user_id","design"),
	CONSTRAINT "design_likes_browser_unique" UNIQUE("browser","design"),
	CONSTRAINT "design_likes_owner_check" CHECK (num_nonnulls("design_likes"."user_id", "design_likes"."browser") = 1)
);
--> statement-breakpoint
ALTER TABLE "cards" ADD COLUMN "design" text;--> statement-breakpoint
ALTER TABLE "cards" ADD COLUMN "downloads" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "design_likes" ADD CONSTRAINT "design_likes_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "design_likes_design_index" ON "design_likes" USING btree ("design");